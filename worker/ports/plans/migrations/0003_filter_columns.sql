-- Every filter is a column of both listing and tally, so that both are queried with the same conditions.

-- The access technologies on which a plan is sold, in alphabetical order, separated by commas; empty for
-- a plan that passes every technology filter. Replaces plan_technology, which stays until no deployed
-- worker reads it.
ALTER TABLE listing ADD COLUMN technologies TEXT;

-- bears: it fills columns that the old version does not know
UPDATE listing SET technologies = (
  SELECT ifnull(group_concat(technology, ',' ORDER BY technology), '')
  FROM plan_technology w WHERE w.plan_id = listing.plan_id AND w.technology <> 'any'
) WHERE vertical = 'broadband';

-- Null where a vertical has no such fact. Without a primary key, a new filter is just one more column.
-- bears: a stage without this file has not been released yet.
DROP TABLE tally;
CREATE TABLE tally (
  vertical TEXT NOT NULL,
  -- Empty for all providers together.
  provider_id TEXT NOT NULL,
  connection TEXT,
  plan_type TEXT,
  connection_type TEXT,
  speed_tier INTEGER,
  modem TEXT,
  data_gb INTEGER,
  technologies TEXT,
  plans INTEGER NOT NULL
);
CREATE INDEX tally_provider ON tally (vertical, provider_id);

-- For the catalogue already loaded; every load counts again by the same rule (plan-statement.ts).
INSERT INTO tally (vertical, provider_id, connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies, plans) WITH one AS MATERIALIZED (SELECT DISTINCT plan_id, vertical, provider_id, connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies FROM listing) SELECT vertical, provider_id, connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies, count(*) FROM one GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 UNION ALL SELECT vertical, '', connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies, count(*) FROM one GROUP BY 1, 3, 4, 5, 6, 7, 8, 9;
