-- Whether a partner may have a row: 0 no, 1 an attempt is (or was, when its worker died) under way, 2 yes or perhaps.
ALTER TABLE outbox ADD COLUMN maybe_passed INTEGER NOT NULL DEFAULT 0;
-- bears: it fills a column that the old version does not know
UPDATE outbox SET maybe_passed = 2 WHERE state = 'delivered' OR last_outcome = 'unknown';
-- When the schedule would have tried again: an attempt before that, because a partner came back, costs nothing.
ALTER TABLE outbox ADD COLUMN scheduled_at INTEGER NOT NULL DEFAULT 0;
-- What the sender of a repeat was shown and ticked; the first one's stands on the lead.
ALTER TABLE submission ADD COLUMN consent TEXT CHECK (consent IS NULL OR json_valid(consent));
