-- Facts that a restore of the leads must not undo: deliveries made, and people withdrawn, erased or suppressed
-- (docs/operations/backup.md). In another database than the leads, so that restoring them leaves it alone.
-- Keys, references and hashes only. Times are milliseconds since 1970.
CREATE TABLE lead_journal (
  what TEXT NOT NULL CHECK (what IN ('began', 'delivered', 'withdrawn', 'erased', 'suppressed')),
  -- A delivery's brand/key, a reference, or a suppressed person's brand/hash.
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_journal_by_age ON lead_journal (at);
INSERT INTO lead_journal (what, id, at) VALUES ('began', '', CAST(unixepoch('subsec') * 1000 AS INTEGER));
