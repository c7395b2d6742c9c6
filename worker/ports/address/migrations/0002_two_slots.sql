-- Two releases side by side in two databases, loads in parts, and the words that repair typing errors.

-- Every release must be loaded again: the old table cannot say which one is live.
-- bears: a stage without this file has not been released yet.
DROP TABLE release;

-- The release in this database, once it is complete. turn is 0 until the site switches to it; of the two
-- databases, the one with the higher turn is live.
CREATE TABLE release (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  loaded_at TEXT NOT NULL,
  localities INTEGER NOT NULL,
  streets INTEGER NOT NULL,
  addresses INTEGER NOT NULL,
  turn INTEGER NOT NULL DEFAULT 0,
  switched_at TEXT
) WITHOUT ROWID;

-- The parts of a load already in the tables: an interrupted load resumes after them.
CREATE TABLE load_part (
  part INTEGER PRIMARY KEY,
  release TEXT NOT NULL,
  source TEXT NOT NULL,
  rows INTEGER NOT NULL
);

-- A word, or the start of a long one, stored under itself and under itself with each single letter left out.
CREATE TABLE near (
  key TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (key, word)
) WITHOUT ROWID;
