-- The address index, street first: one full-text row per street, house numbers by key range.

-- The release that the tables contain. At most one row; none until a release is loaded in full.
CREATE TABLE release (
  id TEXT PRIMARY KEY,
  loaded_at TEXT NOT NULL,
  addresses INTEGER NOT NULL
) WITHOUT ROWID;

-- id is the rank by popularity, so answers come in rowid order.
CREATE TABLE street (
  id INTEGER PRIMARY KEY,
  pid TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT,
  type_abbr TEXT,
  suffix TEXT,
  locality TEXT NOT NULL,
  state TEXT NOT NULL,
  postcode TEXT NOT NULL,
  count INTEGER NOT NULL,
  num_min INTEGER NOT NULL,
  num_max INTEGER NOT NULL,
  reliability TEXT,
  locality_reliability TEXT
);

CREATE INDEX street_pid ON street (pid);

CREATE VIRTUAL TABLE street_fts USING fts5 (
  document,
  content = '',
  detail = none,
  columnsize = 0,
  prefix = '1 2 3 4',
  tokenize = 'unicode61'
);

-- num is 0 for an address with a lot but no street number.
CREATE TABLE address (
  street INTEGER NOT NULL,
  num INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  pid TEXT NOT NULL,
  site TEXT,
  building TEXT,
  lot TEXT,
  unit_type TEXT,
  unit TEXT,
  level_type TEXT,
  level TEXT,
  num_prefix TEXT,
  num_suffix TEXT,
  num_to_prefix TEXT,
  num_to INTEGER,
  num_to_suffix TEXT,
  parcel TEXT,
  property TEXT,
  gnaf_property TEXT,
  confidence TEXT,
  created TEXT,
  modified TEXT,
  retired TEXT,
  PRIMARY KEY (street, num, seq)
) WITHOUT ROWID;

-- Only ranges and lots are in these two tables: a few per cent of all addresses.
CREATE INDEX address_range_end ON address (street, num_to) WHERE num_to IS NOT NULL;
CREATE INDEX address_lot ON address (street, lot) WHERE lot IS NOT NULL;

-- id is the rank by number of addresses.
CREATE TABLE locality (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  postcode TEXT NOT NULL
);

CREATE INDEX locality_postcode ON locality (postcode);

-- Every folded spelling that finds a locality: its name, the name as one word, aliases, MT for MOUNT.
CREATE TABLE locality_key (
  key TEXT NOT NULL,
  locality INTEGER NOT NULL,
  PRIMARY KEY (key, locality)
) WITHOUT ROWID;
