-- Accepted means delivered: the ledger of accepted forms, the outbox, and the state of delivery.

-- Attribution on the lead itself, the wording its sender saw, and marks that never stop a lead.
ALTER TABLE lead ADD COLUMN tracking TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(tracking));
ALTER TABLE lead ADD COLUMN consent TEXT CHECK (consent IS NULL OR json_valid(consent));
ALTER TABLE lead ADD COLUMN suspect TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(suspect));
ALTER TABLE lead ADD COLUMN withdrawn_at TEXT;
ALTER TABLE lead ADD COLUMN erased_at TEXT;
ALTER TABLE contact_message ADD COLUMN consent TEXT CHECK (consent IS NULL OR json_valid(consent));
ALTER TABLE contact_message ADD COLUMN suspect TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(suspect));
ALTER TABLE contact_message ADD COLUMN erased_at TEXT;

-- Finds a lead that the same person sent within the last few minutes.
CREATE INDEX lead_recent_email ON lead (brand, vertical, email COLLATE NOCASE, completed_at)
  WHERE email IS NOT NULL;
CREATE INDEX lead_recent_mobile ON lead (brand, vertical, mobile, completed_at)
  WHERE mobile IS NOT NULL;

-- One row per accepted form. The same id again gets the same answer, or a conflict.
CREATE TABLE submission (
  brand TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'message')),
  -- SHA-256 of the id and the typed values.
  content_hash TEXT NOT NULL,
  -- The token of the request that won; its other writes depend on this row.
  token TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  accepted_at TEXT NOT NULL,
  PRIMARY KEY (brand, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX submission_by_subject ON submission (subject_id);

-- Deliveries and their outcomes. Times are milliseconds since 1970.
CREATE TABLE outbox (
  brand TEXT NOT NULL,
  -- The idempotency key that partners see: the form's id, with the product for each one of a bundle.
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('lead', 'message')),
  subject_id TEXT NOT NULL,
  vertical TEXT,
  state TEXT NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'delivered', 'dead', 'withdrawn', 'suppressed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  lease TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  partner TEXT,
  last_outcome TEXT,
  created_at INTEGER NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (brand, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_by_subject ON outbox (subject_id);

-- Every attempt, so that an operator can explain it. No personal data.
CREATE TABLE delivery_attempt (
  brand TEXT NOT NULL,
  outbox_id TEXT NOT NULL,
  partner TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  status INTEGER,
  ms INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX delivery_attempt_by_outbox ON delivery_attempt (brand, outbox_id, at);

-- Each partner's circuit breaker: failures in a row, and the time until which nothing is sent.
CREATE TABLE partner_health (
  partner TEXT PRIMARY KEY,
  failures INTEGER NOT NULL DEFAULT 0,
  open_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- People whose details must not be passed on: SHA-256 of brand and email or mobile, never the value itself.
CREATE TABLE suppression (
  brand TEXT NOT NULL,
  hash TEXT NOT NULL,
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (brand, hash)
) STRICT, WITHOUT ROWID;
