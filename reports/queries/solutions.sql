-- solutions.sql - the solutions and classes of each n, where at least two
-- methods confirm them.
--
-- By hand: sqlite3 -csv -header nqueens.db < reports/queries/solutions.sql
SELECT n, solutions, classes, half_turn, quarter_turn,
       solutions_by AS methods
FROM counts
WHERE solutions_by >= 2
ORDER BY n;
