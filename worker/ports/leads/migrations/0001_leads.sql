-- Visits, leads and the addresses on leads (spec: entities). Ids are random UUIDs.
CREATE TABLE visit (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  brand TEXT NOT NULL,
  host TEXT NOT NULL,
  affiliate_id TEXT NOT NULL,
  rc_code TEXT,
  tracking TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(tracking)),
  screen_resolution TEXT,
  address_line TEXT NOT NULL,
  source_type INTEGER NOT NULL DEFAULT 1,
  page TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE lead (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  brand TEXT NOT NULL,
  visit_id TEXT NOT NULL REFERENCES visit (id),
  vertical TEXT NOT NULL,
  verticals TEXT NOT NULL CHECK (json_valid(verticals)),
  rc_code TEXT,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'delivered', 'dead', 'withdrawn')),
  page TEXT,
  reference TEXT UNIQUE,
  name TEXT,
  email TEXT,
  mobile TEXT,
  marketing INTEGER,
  consent_version TEXT,
  completed_page TEXT,
  completed_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX lead_by_visit ON lead (visit_id);
CREATE INDEX lead_by_status ON lead (brand, status, created_at);

CREATE TABLE lead_address (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL UNIQUE REFERENCES lead (id),
  address_line TEXT NOT NULL,
  address_site_id TEXT,
  locality TEXT NOT NULL,
  postcode TEXT NOT NULL,
  state TEXT NOT NULL,
  street_name TEXT,
  street_number1 TEXT,
  unit_type TEXT,
  unit_number TEXT,
  lot_number TEXT,
  stayed_month INTEGER,
  stayed_year INTEGER,
  type TEXT NOT NULL DEFAULT 'current',
  record TEXT CHECK (record IS NULL OR json_valid(record)),
  created_at TEXT NOT NULL
) STRICT;
