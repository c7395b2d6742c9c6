-- What is erased keeps no campaign but its referral code. Rows that an earlier version erased still have one, and are
-- found at night (worker/leads/records/personal.ts, visitKept and halfErased: SQLite takes an index only for its own words).
-- bears: no statement names the index that goes, and the version before reads more visits at night without it
DROP INDEX visit_kept;
CREATE INDEX visit_kept ON visit (created_at)
  WHERE (address_line <> '' OR screen_resolution IS NOT NULL OR json_remove(tracking, '$.rcCode') <> '{}');
CREATE INDEX lead_half_erased ON lead (erased_at)
  WHERE erased_at IS NOT NULL AND json_remove(tracking, '$.rcCode') <> '{}';
CREATE INDEX contact_message_half_erased ON contact_message (erased_at)
  WHERE erased_at IS NOT NULL AND json_remove(tracking, '$.rcCode') <> '{}';
