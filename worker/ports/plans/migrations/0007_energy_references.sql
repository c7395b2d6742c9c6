-- The few reference prices of energy: one row with all of them as JSON, and an id that changes with
-- them. Plans are compared with them when read, so new ones apply without a new load.

CREATE TABLE energy_reference (
  id TEXT PRIMARY KEY,
  document TEXT NOT NULL
) WITHOUT ROWID;
