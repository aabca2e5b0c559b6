-- report.sql - some answers and times for report.test: an odd and an even
-- number of runs, none that the clock could see, a part of a search (11), a
-- run that does not agree (12), an n with one method only (9).
INSERT INTO method VALUES ('slow', 1, 'a book'), ('quick', 1, 'another');

INSERT INTO board_size VALUES
    (1, 1, 1, 0, 1, '00000000000000000000000000000001', 1),
    (2, 0, 0, 0, 0, '00000000000000000000000000000000', 1),
    (8, 92, 12, 1, 0, '000000000000000000000000000000aa', 1),
    (9, 352, 46, 4, 0, '000000000000000000000000000000aa', 0);

INSERT INTO run (id, method, version, n, part, parts, solutions, nodes,
                 wall_seconds, cpu_seconds, peak_memory, machine, started,
                 finished)
VALUES
    (1, 'slow', 1, 1, 1, 1, 1, 2, 0, 0, 0, 'm', 0, 0),
    (2, 'quick', 1, 1, 1, 1, 1, 2, 0, 0, 0, 'm', 0, 0),
    (3, 'slow', 1, 2, 1, 1, 0, 3, 1e-6, 0, 0, 'm', 0, 0),
    (4, 'quick', 1, 2, 1, 1, 0, 3, 1e-7, 0, 0, 'm', 0, 0),
    (5, 'slow', 1, 8, 1, 1, 92, 2057, 0.5, 0, 0, 'm', 0, 0),
    (6, 'slow', 1, 8, 1, 1, 92, 2057, 0.25, 0, 0, 'm', 0, 0),
    (7, 'slow', 1, 8, 1, 1, 92, 2057, 1, 0, 0, 'm', 0, 0),
    (8, 'quick', 1, 8, 1, 1, 92, 2057, 0.002, 0, 0, 'm', 0, 0),
    (9, 'quick', 1, 8, 1, 1, 92, 2057, 0.004, 0, 0, 'm', 0, 0),
    (10, 'quick', 1, 9, 1, 1, 352, 8394, 0.01, 0, 0, 'm', 0, 0),
    (11, 'quick', 1, 8, 1, 2, 46, 1028, 77, 0, 0, 'm', 0, 0),
    (12, 'slow', 1, 8, 1, 1, 91, 2057, 99, 0, 0, 'm', 0, 0);

INSERT INTO confirmation
SELECT n, 'solutions', id FROM run WHERE id < 12;
