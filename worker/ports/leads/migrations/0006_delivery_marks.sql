-- Whether a partner may have a row: 0 no; 1 an attempt is under way, or was when its worker died; 2 yes or perhaps.
ALTER TABLE outbox ADD COLUMN maybe_passed INTEGER NOT NULL DEFAULT 0;
-- bears: it fills a column that the old version does not know
UPDATE outbox SET maybe_passed = 2 WHERE state = 'delivered' OR last_outcome = 'unknown';
-- The scheduled time of the next attempt: an earlier one, because a partner seemed to be back, counts only if it was.
ALTER TABLE outbox ADD COLUMN scheduled_at INTEGER NOT NULL DEFAULT 0;
-- The wording that the sender of a repeat saw, and the tick; the first form's are on the lead.
ALTER TABLE submission ADD COLUMN consent TEXT CHECK (consent IS NULL OR json_valid(consent));
