-- Energy plans, which are sold by area: a page reads only the plans of one area. A load is staged
-- beside the live release, one statement switches to it, and the old release is deleted later.

CREATE TABLE energy_release (
  id TEXT PRIMARY KEY,
  -- Identifies a load's source: an interrupted load resumes only if this is equal.
  source TEXT NOT NULL,
  -- At most one is live; an old one is being deleted and must not be read.
  state TEXT NOT NULL CHECK (state IN ('loading', 'live', 'old')),
  -- How far through its source a load has read.
  taken INTEGER NOT NULL DEFAULT 0,
  plans INTEGER NOT NULL DEFAULT 0,
  loaded_at TEXT
) WITHOUT ROWID;

CREATE TABLE energy_provider (
  release TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  logo_url TEXT,
  logo_alt TEXT,
  PRIMARY KEY (release, id)
) WITHOUT ROWID;

-- Many plans share an area. Its id is a hash of the fuel and the area; lists are JSON.
CREATE TABLE energy_area (
  release TEXT NOT NULL,
  id TEXT NOT NULL,
  fuel TEXT NOT NULL,
  states TEXT NOT NULL,
  distributors TEXT NOT NULL,
  except_postcodes TEXT NOT NULL,
  postcodes TEXT NOT NULL,
  PRIMARY KEY (release, id)
) WITHOUT ROWID;

-- The keys that find an area: its postcodes; if it has none, its states; `*` if it has neither, or all states
-- with a choice of retailer.
CREATE TABLE energy_place (
  release TEXT NOT NULL,
  place TEXT NOT NULL,
  area TEXT NOT NULL,
  PRIMARY KEY (release, place, area)
) WITHOUT ROWID;

CREATE TABLE energy_plan (
  release TEXT NOT NULL,
  id TEXT NOT NULL,
  fuel TEXT NOT NULL,
  customer TEXT NOT NULL,
  area TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  checked_on TEXT NOT NULL,
  -- 1: no longer on sale.
  ended INTEGER NOT NULL,
  -- On sale on a day if sold_from <= day < sold_until; empty where the plan does not say.
  sold_from TEXT NOT NULL,
  sold_until TEXT NOT NULL,
  -- The plan as JSON, without its area and the details that only its own page shows, which are in `rest`.
  listing TEXT NOT NULL,
  rest TEXT NOT NULL
);

CREATE UNIQUE INDEX energy_plan_id ON energy_plan (release, id);
CREATE INDEX energy_plan_area ON energy_plan (release, fuel, customer, area) WHERE ended = 0;
-- For the sitemap, which names every plan.
CREATE INDEX energy_plan_pages ON energy_plan (release, id, sold_from, sold_until, checked_on) WHERE ended = 0;

-- Energy leaves the other products' tables, so it has no plans until the catalogue is loaded again.
-- bears: the old version then says so, as for any product without plans, and writes nothing that the unique index covers.
DELETE FROM plan WHERE vertical = 'energy';
DELETE FROM ended_plan WHERE vertical = 'energy';
DELETE FROM provider_vertical WHERE vertical = 'energy';
