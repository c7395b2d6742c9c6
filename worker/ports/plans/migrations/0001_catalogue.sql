-- Providers and plans. Loaded as a whole, never edited in place.

-- The loaded catalogue: at most one row, none until one is loaded.
CREATE TABLE release (
  id TEXT PRIMARY KEY,
  loaded_at TEXT NOT NULL,
  plans INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE provider (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  logo_url TEXT,
  logo_alt TEXT
) WITHOUT ROWID;

CREATE TABLE provider_vertical (
  vertical TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  PRIMARY KEY (vertical, provider_id)
) WITHOUT ROWID;

-- document: the plan as JSON, in its vertical's schema (domain/plans).
CREATE TABLE plan (
  id TEXT PRIMARY KEY,
  vertical TEXT NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX plan_vertical ON plan (vertical);

-- A plan as lists see it, one row for each period in which its price stays the same: before, during
-- and after its offer. On any day exactly one row of a plan applies, so an offer ends without a new
-- load, and the order by cost still comes from an index.
CREATE TABLE listing (
  vertical TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  estimate_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  sort_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  connection TEXT,
  plan_type TEXT,
  -- Unlimited data is stored as more than any number of gigabytes.
  data_gb INTEGER,
  connection_type TEXT,
  speed_tier INTEGER,
  modem TEXT,
  PRIMARY KEY (plan_id, valid_from)
) WITHOUT ROWID;

-- The order of lists; a filter by cost is a range of it.
CREATE INDEX listing_cost ON listing
  (vertical, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);

-- One index per filter, each value in list order.
CREATE INDEX listing_provider ON listing
  (vertical, provider_id, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);
CREATE INDEX listing_connection ON listing
  (vertical, connection, plan_type, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until, data_gb);
CREATE INDEX listing_data ON listing (vertical, data_gb, valid_from, valid_until);
CREATE INDEX listing_connection_type ON listing
  (vertical, connection_type, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);
CREATE INDEX listing_speed ON listing
  (vertical, speed_tier, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);
CREATE INDEX listing_modem ON listing
  (vertical, modem, estimate_cents, total_cents, sort_name, plan_id, valid_from, valid_until);

-- The access technologies on which a plan is sold; `any` for a plan that passes every technology filter.
CREATE TABLE plan_technology (
  technology TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  PRIMARY KEY (technology, plan_id)
) WITHOUT ROWID;
