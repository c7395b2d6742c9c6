-- Erased visits accumulate for ever, so visits past their retention are looked up among the others
-- (worker/leads/records/personal.ts, visitKept: SQLite uses the index only for exactly the same condition).
-- bears: no statement names the dropped index; without it the previous version reads more visits at night
DROP INDEX visit_by_age;
CREATE INDEX visit_kept ON visit (created_at) WHERE (address_line <> '' OR screen_resolution IS NOT NULL
  OR json_type(tracking, '$.gclid') IS NOT NULL OR json_type(tracking, '$.fbclid') IS NOT NULL OR json_type(tracking, '$.msclkid') IS NOT NULL OR json_type(tracking, '$.cui') IS NOT NULL);
