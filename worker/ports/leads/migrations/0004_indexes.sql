-- For the outbox's constant queries: who holds a lease, and which rows wait. Without them each query reads every row.
CREATE INDEX outbox_by_lease ON outbox (lease) WHERE lease IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (state, created_at) WHERE state IN ('pending', 'dead');

-- The nightly retention job looks rows up by age (worker/leads/retention/retention.ts).
CREATE INDEX visit_by_age ON visit (created_at);
CREATE INDEX submission_by_age ON submission (accepted_at);
CREATE INDEX delivery_attempt_by_age ON delivery_attempt (at);
