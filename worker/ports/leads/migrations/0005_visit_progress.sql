-- The body of a visitor's progress call (spec: gateway), in the page's own shape.
CREATE TABLE visit_progress (
  id TEXT PRIMARY KEY,
  visit_id TEXT NOT NULL REFERENCES visit (id) ON DELETE CASCADE,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX visit_progress_by_visit ON visit_progress (visit_id);

-- Progress may identify the visitor, so it is deleted with the personal data of its visit.
-- bears: the trigger clears a table that only the new version writes
-- On one line, keywords in capital letters: wrangler posts a migration whole, and D1, which cuts it into
-- statements, may cut other triggers at the semicolon within (workers-sdk, issues 4998, 14991 and 15314).
CREATE TRIGGER visit_progress_goes AFTER UPDATE OF address_line ON visit WHEN NEW.address_line = '' BEGIN DELETE FROM visit_progress WHERE visit_id = NEW.id; END;
