-- Visits whose personal data was taken out grow for ever; what is past its time is looked up in the others
-- (worker/leads/records/personal.ts, visitKept: SQLite takes the index only for the same words).
-- bears: no statement names the index that goes, and the version before reads more visits at night without it
DROP INDEX visit_by_age;
CREATE INDEX visit_kept ON visit (created_at) WHERE (address_line <> '' OR screen_resolution IS NOT NULL
  OR json_type(tracking, '$.gclid') IS NOT NULL OR json_type(tracking, '$.fbclid') IS NOT NULL OR json_type(tracking, '$.msclkid') IS NOT NULL OR json_type(tracking, '$.cui') IS NOT NULL);
