-- The nightly retention job looks rows up by age (worker/leads/retention.ts).
CREATE INDEX visit_by_age ON visit (created_at);
CREATE INDEX submission_by_age ON submission (accepted_at);
CREATE INDEX delivery_attempt_by_age ON delivery_attempt (at);
