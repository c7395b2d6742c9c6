-- The lease of the restore that started last: if two run at once, the earlier one writes nothing
-- (worker/leads/backup/restore-hold.ts). It is in the same database as the rows, so that their write can check it.
CREATE TABLE last_restore (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  lease TEXT NOT NULL
) STRICT;
