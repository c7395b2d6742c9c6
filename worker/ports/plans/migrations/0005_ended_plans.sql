-- Plans no longer on sale: lists never read them, and their pages offer alternatives.
CREATE TABLE ended_plan (
  id TEXT PRIMARY KEY,
  vertical TEXT NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX ended_plan_vertical ON ended_plan (vertical);
