-- Messages of the contact form. The sender's IP address is not kept (spec: contact-form).
CREATE TABLE contact_message (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  brand TEXT NOT NULL,
  host TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  mobile TEXT,
  message TEXT NOT NULL,
  page TEXT NOT NULL,
  tracking TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(tracking)),
  user_agent TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX contact_message_by_brand ON contact_message (brand, created_at);
