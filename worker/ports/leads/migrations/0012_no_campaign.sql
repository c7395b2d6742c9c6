-- An erased row keeps nothing of its campaign but the referral code. Rows erased by an earlier version still have the
-- rest, and the nightly job finds them (worker/leads/records/personal.ts, visitKept and halfErased: SQLite uses an
-- index only for exactly the same condition).
-- bears: no statement names the dropped index; without it the previous version reads more visits at night
DROP INDEX visit_kept;
CREATE INDEX visit_kept ON visit (created_at)
  WHERE (address_line <> '' OR screen_resolution IS NOT NULL OR json_remove(tracking, '$.rcCode') <> '{}');
CREATE INDEX lead_half_erased ON lead (erased_at)
  WHERE erased_at IS NOT NULL AND json_remove(tracking, '$.rcCode') <> '{}';
CREATE INDEX contact_message_half_erased ON contact_message (erased_at)
  WHERE erased_at IS NOT NULL AND json_remove(tracking, '$.rcCode') <> '{}';
