-- Plans that nobody can sign up for any more: lists never read them, and their pages say what there is instead.
CREATE TABLE ended_plan (
  id TEXT PRIMARY KEY,
  vertical TEXT NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX ended_plan_vertical ON ended_plan (vertical);
