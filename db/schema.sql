-- schema.sql - the tables of an nqueens store, version 1.
--
-- Loads as it is:  sqlite3 new.db < db/schema.sql
-- The program runs this text on an empty file: it is step 1 of the numbered
-- steps in db/migrate.c.  Later versions add a step; this one stays as it is.
--
-- Units: seconds are wall-clock or CPU seconds as the name says, moments are
-- seconds since 1970-01-01 UTC, memory is in bytes.

PRAGMA application_id = 1852927603; -- 'nqns' in ASCII
PRAGMA user_version = 1;
PRAGMA foreign_keys = ON;

-- The answer for n queens on an n x n board.  A class is a set of solutions
-- that are images of each other under rotation and reflection.
CREATE TABLE board_size (
    n INTEGER PRIMARY KEY CHECK (n BETWEEN 1 AND 32),
    -- all solutions, images counted one by one
    solutions INTEGER NOT NULL CHECK (solutions >= 0),
    -- classes; of these the ones whose boards a half turn, but no quarter
    -- turn, leaves as they are; and the ones that a quarter turn leaves
    classes INTEGER NOT NULL CHECK (classes >= 0),
    half_turn INTEGER NOT NULL CHECK (half_turn >= 0),
    quarter_turn INTEGER NOT NULL CHECK (quarter_turn >= 0),
    -- fingerprint of the set of all solutions: 32 hexadecimal digits
    digest TEXT NOT NULL
        CHECK (length(digest) = 32 AND digest NOT GLOB '*[^0-9a-f]*'),
    -- 1: every class is in the table class; 0: none or some
    complete INTEGER NOT NULL
        CHECK (complete = 0 OR (complete = 1 AND n <= 20)),
    CHECK (half_turn + quarter_turn <= classes),
    -- orbits of 8, 4 and 2 boards; the only board of n = 1 is its own class
    CHECK (n = 1 OR
           solutions = 8 * classes - 4 * half_turn - 6 * quarter_turn)
) STRICT;

-- A changed answer is no longer what the runs confirmed.
CREATE TRIGGER answer_changed
AFTER UPDATE OF solutions, digest ON board_size
WHEN old.solutions <> new.solutions OR old.digest <> new.digest
BEGIN
    DELETE FROM confirmation WHERE n = new.n;
END;

-- One class, by its lexicographically least board.  The other boards of the
-- class are computed, never stored, and so is the size of its orbit (see the
-- view classes).
CREATE TABLE class (
    n INTEGER NOT NULL CHECK (n BETWEEN 1 AND 20)
        REFERENCES board_size (n) DEFERRABLE INITIALLY DEFERRED,
    -- lexicographic rank of the board among all n! permutations, from 0
    rank INTEGER NOT NULL CHECK (rank >= 0),
    -- 0: none, 1: half turn, 2: quarter turn
    symmetry INTEGER NOT NULL CHECK (symmetry IN (0, 1, 2)),
    PRIMARY KEY (n, rank)
) STRICT, WITHOUT ROWID;

-- A method of finding solutions.  Its version goes up when its node counts
-- change.
CREATE TABLE method (
    name TEXT NOT NULL CHECK (name <> ''),
    version INTEGER NOT NULL CHECK (version >= 0),
    source TEXT NOT NULL, -- where the method is described
    PRIMARY KEY (name, version)
) STRICT, WITHOUT ROWID;

-- One method's work on one n, or on part `part` of `parts` of it.
CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    method TEXT NOT NULL,
    version INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n BETWEEN 1 AND 32),
    part INTEGER NOT NULL,
    parts INTEGER NOT NULL CHECK (part BETWEEN 1 AND parts),
    solutions INTEGER NOT NULL CHECK (solutions >= 0),
    nodes INTEGER NOT NULL CHECK (nodes >= 0), -- as the method counts them
    -- fingerprint of the boards found; NULL if the method sees no boards
    digest TEXT
        CHECK (length(digest) = 32 AND digest NOT GLOB '*[^0-9a-f]*'),
    wall_seconds REAL NOT NULL CHECK (wall_seconds >= 0),
    cpu_seconds REAL NOT NULL CHECK (cpu_seconds >= 0),
    peak_memory INTEGER NOT NULL CHECK (peak_memory >= 0), -- bytes; 0: unknown
    machine TEXT NOT NULL,
    started INTEGER NOT NULL,  -- seconds since 1970-01-01 UTC
    finished INTEGER NOT NULL, -- likewise
    FOREIGN KEY (method, version) REFERENCES method (name, version)
) STRICT;

-- Run `run` agrees with the answer for n, and so with the other runs that
-- confirm the same, about `what`: the number of solutions, the set of
-- solutions (by its fingerprint), or the number of nodes visited.
CREATE TABLE confirmation (
    n INTEGER NOT NULL
        REFERENCES board_size (n) DEFERRABLE INITIALLY DEFERRED,
    what TEXT NOT NULL CHECK (what IN ('solutions', 'set', 'nodes')),
    run INTEGER NOT NULL REFERENCES run (id) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (n, what, run)
) STRICT, WITHOUT ROWID;

-- A proof that a list of solutions is all: a SAT solver refuted that there is
-- one more, and the refutation was checked.
CREATE TABLE proof (
    id INTEGER PRIMARY KEY,
    n INTEGER NOT NULL CHECK (n BETWEEN 1 AND 32),
    rule TEXT NOT NULL CHECK (rule IN ('queen', 'superqueen')),
    -- rows of the board, each ended by /: . empty, # blocked, Q placed
    board TEXT NOT NULL CHECK (length(board) = n * (n + 1)),
    solutions INTEGER NOT NULL CHECK (solutions >= 0),
    clauses INTEGER NOT NULL CHECK (clauses > solutions),
    steps INTEGER NOT NULL CHECK (steps >= 0), -- of the proof that were needed
    bytes INTEGER NOT NULL CHECK (bytes >= 0), -- size of the proof's file
    sha256 TEXT NOT NULL -- of the proof's file
        CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
    solver TEXT NOT NULL,            -- the command
    solver_seconds REAL NOT NULL CHECK (solver_seconds >= 0),
    check_seconds REAL NOT NULL CHECK (check_seconds >= 0),
    machine TEXT NOT NULL,
    finished INTEGER NOT NULL -- seconds since 1970-01-01 UTC
) STRICT;

-- For people: SELECT * FROM counts;
CREATE VIEW counts AS
SELECT n, solutions, classes, half_turn, quarter_turn,
       (SELECT count(DISTINCT method) FROM confirmation AS c
        JOIN run ON run.id = c.run
        WHERE c.n = board_size.n AND what = 'solutions') AS solutions_by,
       (SELECT count(DISTINCT method) FROM confirmation AS c
        JOIN run ON run.id = c.run
        WHERE c.n = board_size.n AND what = 'set') AS set_by,
       iif(complete, 'complete', 'not stored') AS class_list
FROM board_size ORDER BY n;

-- For people: SELECT * FROM classes WHERE n = 8;
CREATE VIEW classes AS
SELECT n, rank,
       CASE symmetry WHEN 0 THEN 'none' WHEN 1 THEN 'half turn'
                     ELSE 'quarter turn' END AS symmetry,
       iif(n = 1, 1, 8 >> symmetry) AS orbit_size
FROM class;

-- How many classes of each size there are: SELECT * FROM class_sizes;
CREATE VIEW class_sizes AS
SELECT n, orbit_size, symmetry, count(*) AS classes,
       orbit_size * count(*) AS solutions
FROM classes GROUP BY n, orbit_size, symmetry ORDER BY n, orbit_size;

-- Seconds of whole runs, slowest last: SELECT * FROM times WHERE n = 8;
CREATE VIEW times AS
SELECT n, method, version, count(*) AS runs,
       min(wall_seconds) AS least_seconds, avg(wall_seconds) AS mean_seconds,
       max(wall_seconds) AS most_seconds, max(nodes) AS nodes,
       max(peak_memory) AS peak_memory
FROM run WHERE parts = 1
GROUP BY n, method, version ORDER BY n, least_seconds, method, version;

-- The slowest method for each n, by the best of its runs:
-- SELECT * FROM slowest_methods;
CREATE VIEW slowest_methods AS
SELECT n, method, max(least_seconds) AS seconds, nodes
FROM times GROUP BY n ORDER BY n;

-- What was proved about empty boards: SELECT * FROM proved;
CREATE VIEW proved AS
SELECT n, rule, solutions, min(bytes) AS proof_bytes, count(*) AS proofs,
       min(solver_seconds) AS solver_seconds, min(check_seconds) AS check_seconds
FROM proof WHERE board NOT GLOB '*[#Q]*'
GROUP BY n, rule, solutions ORDER BY n, rule;
