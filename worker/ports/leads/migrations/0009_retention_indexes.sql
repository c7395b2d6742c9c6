-- For finding records past their retention. Erased rows accumulate for ever, so each of these indexes leaves them
-- out (worker/leads/retention/retention.ts).
-- bears: no statement names the dropped index, and none looked leads up by it
DROP INDEX lead_by_status;
CREATE INDEX lead_kept ON lead (status, created_at) WHERE erased_at IS NULL;
CREATE INDEX contact_message_kept ON contact_message (created_at) WHERE erased_at IS NULL;

-- Small subsets: tests, and messages that are not passed on.
CREATE INDEX outbox_tests ON outbox (subject_id) WHERE last_outcome = 'test';
CREATE INDEX outbox_messages_back ON outbox (subject_id)
  WHERE kind = 'message' AND state IN ('withdrawn', 'suppressed');
