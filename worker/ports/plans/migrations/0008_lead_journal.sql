-- What a restored database of leads must not forget: which deliveries were made, and who was withdrawn, erased
-- or suppressed (docs/operations/backup.md). It is kept apart from the leads, so that taking them back in time
-- does not take this back. Keys, references and hashes only. Times are milliseconds since 1970.
CREATE TABLE lead_journal (
  what TEXT NOT NULL CHECK (what IN ('began', 'delivered', 'withdrawn', 'erased', 'suppressed')),
  -- brand/key of a delivery, a reference, or brand/hash of a suppressed person.
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lead_journal_by_age ON lead_journal (at);
INSERT INTO lead_journal (what, id, at) VALUES ('began', '', CAST(unixepoch('subsec') * 1000 AS INTEGER));
