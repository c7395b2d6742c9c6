-- The number of plans of each kind, counted when a catalogue is loaded, so that a list can say how many
-- plans it has without reading them. On any day a plan counts once, because exactly one of its rows in
-- listing applies; so a total depends on the day only where a filter limits the cost.
CREATE TABLE tally (
  vertical TEXT NOT NULL,
  -- Empty for all providers together.
  provider_id TEXT NOT NULL,
  -- Empty, or 0, where the vertical has no such fact.
  connection TEXT NOT NULL,
  plan_type TEXT NOT NULL,
  connection_type TEXT NOT NULL,
  speed_tier INTEGER NOT NULL,
  modem TEXT NOT NULL,
  data_gb INTEGER NOT NULL,
  -- In alphabetical order, separated by commas.
  technologies TEXT NOT NULL,
  plans INTEGER NOT NULL,
  PRIMARY KEY (vertical, provider_id, connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies)
) WITHOUT ROWID;

-- For the catalogue already loaded; every load counts again (plan-statement.ts).
INSERT INTO tally WITH way AS MATERIALIZED (SELECT plan_id, group_concat(technology, ',' ORDER BY technology) AS technologies FROM plan_technology GROUP BY plan_id), one AS MATERIALIZED (SELECT DISTINCT l.plan_id, l.vertical, l.provider_id, ifnull(l.connection, '') AS connection, ifnull(l.plan_type, '') AS plan_type, ifnull(l.connection_type, '') AS connection_type, ifnull(l.speed_tier, 0) AS speed_tier, ifnull(l.modem, '') AS modem, ifnull(l.data_gb, 0) AS data_gb, ifnull(w.technologies, '') AS technologies FROM listing l LEFT JOIN way w ON w.plan_id = l.plan_id) SELECT vertical, provider_id, connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies, count(*) FROM one GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 UNION ALL SELECT vertical, '', connection, plan_type, connection_type, speed_tier, modem, data_gb, technologies, count(*) FROM one GROUP BY 1, 3, 4, 5, 6, 7, 8, 9;
