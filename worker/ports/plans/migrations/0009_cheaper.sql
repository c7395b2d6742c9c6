-- The number of a product's plans estimated below each whole dollar, from a given day on, so that a plan's
-- page can give its place without reading the plans before it. Empty until the catalogue is loaded again;
-- rows of a release other than the loaded one are not read, and the plans are counted instead.
CREATE TABLE cheaper (
  release TEXT NOT NULL,
  vertical TEXT NOT NULL,
  dollars INTEGER NOT NULL,
  since TEXT NOT NULL,
  plans INTEGER NOT NULL,
  PRIMARY KEY (release, vertical, dollars, since)
) WITHOUT ROWID;
