-- The lease of the restore that was begun last: of two at once, the other writes nothing
-- (worker/leads/backup/restore-hold.ts). It stands beside the rows, so that their write can look at it.
CREATE TABLE last_restore (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  lease TEXT NOT NULL
) STRICT;
