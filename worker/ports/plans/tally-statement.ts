/** Counting the plans of each kind: once, when a catalogue is loaded (migrations/0002_tally.sql). */

/** What a plan is counted by, beside its vertical and provider. */
const kinds = [
  'connection',
  'plan_type',
  'connection_type',
  'speed_tier',
  'modem',
  'data_gb',
  'technologies',
].join(', ');

const ways = `SELECT plan_id, group_concat(technology, ',' ORDER BY technology) AS technologies FROM plan_technology GROUP BY plan_id`;

const plans = [
  'SELECT DISTINCT l.plan_id, l.vertical, l.provider_id',
  `ifnull(l.connection, '') AS connection`,
  `ifnull(l.plan_type, '') AS plan_type`,
  `ifnull(l.connection_type, '') AS connection_type`,
  'ifnull(l.speed_tier, 0) AS speed_tier',
  `ifnull(l.modem, '') AS modem`,
  'ifnull(l.data_gb, 0) AS data_gb',
  `ifnull(w.technologies, '') AS technologies FROM listing l LEFT JOIN way w ON w.plan_id = l.plan_id`,
].join(', ');

/** Of each provider, and of all together. In one line: the database reads a file of SQL line by line. */
export const fillTally = [
  `INSERT INTO tally WITH way AS MATERIALIZED (${ways}), one AS MATERIALIZED (${plans})`,
  `SELECT vertical, provider_id, ${kinds}, count(*) FROM one GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`,
  'UNION ALL',
  `SELECT vertical, '', ${kinds}, count(*) FROM one GROUP BY 1, 3, 4, 5, 6, 7, 8, 9`,
].join(' ');
