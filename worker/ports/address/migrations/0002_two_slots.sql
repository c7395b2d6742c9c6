-- Releases side by side in two databases, loads in parts, and the words that typing errors are repaired to.

-- Every release is loaded again: the old table cannot say what is live.
-- bears: a stage without this file has not been released yet.
DROP TABLE release;

-- The release in this database, once it is whole. turn is 0 until it is switched to; of two databases,
-- the one with the higher turn is live.
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

-- The parts of a load that are in the tables: an interrupted one goes on behind them.
CREATE TABLE load_part (
  part INTEGER PRIMARY KEY,
  release TEXT NOT NULL,
  source TEXT NOT NULL,
  rows INTEGER NOT NULL
);

-- A word, or the beginning of a long one, under itself and under itself without each one of its letters.
CREATE TABLE near (
  key TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (key, word)
) WITHOUT ROWID;
