-- Calls from the CMS (docs/contracts/cms.md), to recognise replays and to retry failures.
CREATE TABLE content_calls (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  -- The publication's number.
  number INTEGER NOT NULL,
  -- Milliseconds since 1970, like next_at.
  received_at INTEGER NOT NULL,
  -- received: to be applied; synced: to be reported; done; failed: given up.
  state TEXT NOT NULL CHECK (state IN ('received', 'synced', 'done', 'failed')),
  tries INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  outcome TEXT CHECK (outcome IS NULL OR json_valid(outcome))
) STRICT;
CREATE INDEX content_calls_due ON content_calls (next_at) WHERE state IN ('received', 'synced');
CREATE INDEX content_calls_by_age ON content_calls (received_at);
