-- How many plans of a product are estimated at less than so many dollars, from which day on: a plan's
-- page says its place without walking through those before it. Empty until the catalogue is loaded
-- again; rows of another release than the loaded one are not read, and the plans are counted instead.
CREATE TABLE cheaper (
  release TEXT NOT NULL,
  vertical TEXT NOT NULL,
  dollars INTEGER NOT NULL,
  since TEXT NOT NULL,
  plans INTEGER NOT NULL,
  PRIMARY KEY (release, vertical, dollars, since)
) WITHOUT ROWID;
