-- runtime.sql - the time of each method for each n: the median of its runs,
-- the fastest and the slowest, in wall-clock seconds.
--
-- By hand: sqlite3 -csv -header nqueens.db < reports/queries/runtime.sql
--
-- Counts whole searches that agree with the confirmed answer.  The methods
-- come in the order of a legend, slowest first: those that stop at a smaller
-- n, and of those that stop at the same n the one that takes longer there.
WITH agreeing AS (
    SELECT n, method, wall_seconds,
           row_number() OVER same AS place,
           count(*) OVER (PARTITION BY n, method) AS runs
    FROM run
    WHERE parts = 1 AND id IN (SELECT run FROM confirmation)
    WINDOW same AS (PARTITION BY n, method ORDER BY wall_seconds)
), timing AS (
    -- of an even number of runs the median is the mean of the middle two
    SELECT n, method, runs,
           avg(wall_seconds) FILTER
               (WHERE place IN ((runs + 1) / 2, runs / 2 + 1))
               AS median_seconds,
           min(wall_seconds) AS least_seconds,
           max(wall_seconds) AS most_seconds
    FROM agreeing
    GROUP BY n, method
), farthest AS (
    -- SQLite takes median_seconds from the row of the maximum
    SELECT method, max(n) AS last_n, median_seconds AS last_seconds
    FROM timing
    GROUP BY method
)
SELECT n, method, runs, median_seconds, least_seconds, most_seconds
FROM timing JOIN farthest USING (method)
ORDER BY last_n, last_seconds DESC, method, n;
