-- Reference prices of energy, which are few: one row with all of them as JSON, and an id that changes
-- with them. Plans are held against them when they are read, so new ones count without a new load.

CREATE TABLE energy_reference (
  id TEXT PRIMARY KEY,
  document TEXT NOT NULL
) WITHOUT ROWID;
