-- Energy plans, which are sold by area: a page reads the plans of one area and no others. A load is
-- staged beside the live release, which one statement replaces; what was replaced is deleted later.

CREATE TABLE energy_release (
  id TEXT PRIMARY KEY,
  -- Says that two loads read the same: an interrupted load goes on only where this is equal.
  source TEXT NOT NULL,
  -- One is live at most; an old one is being deleted, and nobody may read it.
  state TEXT NOT NULL CHECK (state IN ('loading', 'live', 'old')),
  -- How far in its source a load is.
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

-- Many plans share one. The id is a hash of the fuel and of what the area says; lists are JSON.
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

-- What an area is found by: each of its postcodes; without those, each of its states; without
-- those, `*`.
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
  -- 1: nobody can sign up for it any more.
  ended INTEGER NOT NULL,
  -- On offer on a day: sold_from <= day < sold_until; empty where the plan does not say.
  sold_from TEXT NOT NULL,
  sold_until TEXT NOT NULL,
  -- The plan as JSON without its area and without what only its own page shows, which is in `rest`.
  listing TEXT NOT NULL,
  rest TEXT NOT NULL
);

CREATE UNIQUE INDEX energy_plan_id ON energy_plan (release, id);
CREATE INDEX energy_plan_area ON energy_plan (release, fuel, customer, area) WHERE ended = 0;
-- For the sitemap, which names every plan.
CREATE INDEX energy_plan_pages ON energy_plan (release, id, sold_from, sold_until, checked_on) WHERE ended = 0;

-- Energy leaves the tables of the other products. Until the catalogue is loaded again there is none.
-- bears: it says so, as for any product without plans, and it writes nothing that the unique index is on.
DELETE FROM plan WHERE vertical = 'energy';
DELETE FROM ended_plan WHERE vertical = 'energy';
DELETE FROM provider_vertical WHERE vertical = 'energy';
