/** Builds the one SQL statement that answers a keystroke. Values are always bound, never written in. */

import type { ParsedAddress, ParsedNumber } from '../../../domain/address/parse-typed.ts';
import { SLASH_UNITS } from '../../../domain/address/words/designators.data.ts';
import { COUNTED_LEVELS } from '../../../domain/address/words/level-words.data.ts';
import type { Statement } from '../statement.ts';
import type { Rung } from './match-expression.ts';

/** The most streets scanned per query; with the most streets kept, it bounds a keystroke on a national index. */
const STREETS_SCANNED = 3000;
/** A unit or level may be any of hundreds at one number, or without a number, any on the whole street. */
const STREETS_SCANNED_FOR_A_UNIT = { withNumber: 600, withoutNumber: 60 } as const;
const STREETS_KEPT = 40;
/** Without a number only the first houses of each street are looked at. */
const FIRST_NUMBERS = 40;

type Bind = (value: string | number) => string;

/** A way for an address to match the typed text; `penalty` ranks a less literal reading lower. */
interface Arm {
  where: string;
  penalty: number;
}

const COLUMNS = `s.name, s.type, s.suffix, s.locality, s.state, s.postcode, s.pid AS street_pid,
  a.street, a.num, a.seq, a.pid, a.lot, a.unit_type, a.unit, a.level_type, a.level,
  a.num_prefix, a.num_suffix, a.num_to_prefix, a.num_to, a.num_to_suffix`;

/**
 * The addresses on the streets that match the rung and meet the parsed numbers exactly: numbers,
 * units, levels and lots are never fuzzy. Order: the plain street number, then ranges that begin or
 * end with it, then letters (12A), then units and levels; within each by the street's popularity.
 * CROSS JOIN holds SQLite to the written order, so the scan stops at the most popular streets.
 */
export function searchStatement(
  parsed: ParsedAddress,
  rung: Rung,
  limit: number,
  streetsKept = STREETS_KEPT,
): Statement {
  const params: (string | number)[] = [];
  const bind: Bind = (value) => `?${params.push(value)}`;
  const match = bind(rung.match);
  const tail = exactParts(parsed, bind);
  const arms = armsOf(parsed, bind).map(({ where, penalty }, at, all) => ({
    penalty,
    where: [where, ...tail].filter((part) => part !== '').join(' AND '),
    // 40A-40C begins and ends with 40, but is only one address.
    once: all.slice(0, at).map((before) => ` AND (${before.where}) IS NOT TRUE`),
  }));
  const streets = streetFilter(parsed, rung, arms, bind);
  const extra = extraOf(parsed, bind);
  const rows = arms
    .map(
      ({ where, penalty, once }) => `SELECT ${COLUMNS}, ${penalty} + ${extra} AS extra
  FROM hit s CROSS JOIN address a ON a.street = s.id${where === '' ? '' : ` AND ${where}`}${once.join('')}`,
    )
    .join('\nUNION ALL\n');
  const scanned = streetsScanned(parsed);
  const spread = parsed.number === null && parsed.lot === null;
  return {
    sql: `WITH hit AS MATERIALIZED (
  SELECT s.* FROM (
    SELECT rowid AS id FROM street_fts WHERE street_fts MATCH ${match} ORDER BY rowid LIMIT ${scanned}
  ) f CROSS JOIN street s ON s.id = f.id
  ${streets === '' ? '' : `WHERE ${streets}`}
  LIMIT ${spread ? limit : streetsKept}
)
${spread ? spreadOver(rows) : rows}
ORDER BY ${spread ? 'turn' : 'extra'}, street, num, seq LIMIT ${bind(limit)}`,
    params,
  };
}

function streetsScanned({ number, unit, level }: ParsedAddress): number {
  if (!unit && !level) return STREETS_SCANNED;
  const { withNumber, withoutNumber } = STREETS_SCANNED_FOR_A_UNIT;
  return number ? withNumber : withoutNumber;
}

/** Without a number, the streets take turns: one address from each before the second from any. */
const spreadOver = (rows: string): string =>
  `SELECT *, row_number() OVER (PARTITION BY street ORDER BY extra, num, seq) AS turn FROM (\n${rows}\n)`;

function armsOf(parsed: ParsedAddress, bind: Bind): Arm[] {
  const { number, numberTo } = parsed;
  if (number === null) {
    if (parsed.lot !== null) return [{ where: '', penalty: 0 }];
    const anyNumber = parsed.unit !== null || parsed.level !== null;
    const where = `a.num BETWEEN s.num_min AND s.num_min + ${FIRST_NUMBERS}`;
    return [{ where: anyNumber ? '' : where, penalty: 0 }];
  }
  const start = end(number, 'a.num', bind);
  if (numberTo === null) {
    const ends = [start, end(number, 'a.num_to', bind)].map((where) => ({ where, penalty: 0 }));
    const { prefix, ...plain } = number;
    if (prefix === undefined || parsed.unit !== null) return ends;
    // Many people who mean unit A of 12 type "A12 Murray Rd".
    const joinedUnit = `${end(plain, 'a.num', bind)} AND a.unit = ${bind(prefix)}`;
    return [...ends, { where: joinedUnit, penalty: 8 }];
  }
  const range: Arm = {
    where: `${start} AND ${end(numberTo, 'a.num_to', bind)}`,
    penalty: 0,
  };
  if (parsed.unit !== null) return [range];
  const unit = bind(`${number.value}${number.suffix ?? ''}`);
  // "3-12 Murray Rd" is a range to the index and unit 3 of 12 to many who type it.
  const dashedUnit = `${end(numberTo, 'a.num', bind)} AND a.unit = ${unit}`;
  return [range, { where: dashedUnit, penalty: 8 }];
}

function end(number: ParsedNumber, column: 'a.num' | 'a.num_to', bind: Bind): string {
  const { prefix, value, suffix } = number;
  return [
    `${column} = ${bind(value)}`,
    ...(prefix === undefined ? [] : [`${column}_prefix = ${bind(prefix)}`]),
    ...(suffix === null ? [] : [`${column}_suffix = ${bind(suffix)}`]),
  ].join(' AND ');
}

function exactParts(parsed: ParsedAddress, bind: Bind): string[] {
  const parts: string[] = [];
  if (parsed.lot !== null) parts.push(`a.lot = ${bind(parsed.lot)}`);
  if (parsed.unit?.id)
    parts.push(`a.unit IN (${withoutZeros(parsed.unit.id).map(bind).join(', ')})`);
  else if (parsed.unit?.type) parts.push(`a.unit_type = ${bind(parsed.unit.type)}`);
  const { id, type } = parsed.level ?? {};
  if (id) parts.push(`a.level IN (${withoutZeros(id).map(bind).join(', ')})`);
  if (type && !(id && COUNTED_LEVELS.has(type))) parts.push(`a.level_type = ${bind(type)}`);
  // Not LIKE, whose patterns D1 limits to 50 bytes.
  if (parsed.building !== null) {
    const beginning = `substr(replace(lower(a.building), '''', ''), 1, ${parsed.building.length})`;
    parts.push(`${beginning} = ${bind(parsed.building)}`);
  }
  return parts;
}

/** The id as typed and, for `05`, the 5 that the index usually has. */
function withoutZeros(id: string): string[] {
  return [...new Set([id, id.replace(/^([A-Z]{0,2})0+(?=\d)/, '$1')])];
}

function streetFilter(parsed: ParsedAddress, rung: Rung, arms: readonly Arm[], bind: Bind): string {
  const parts: string[] = [];
  if (rung.anchors !== null) {
    const name = "' ' || replace(replace(lower(s.name), '''', ''), '-', ' ')";
    const anchored = rung.anchors.map((anchor) => `${name} LIKE ${bind(`% ${anchor}%`)}`);
    parts.push(`(${anchored.join(' OR ')})`);
  }
  if (parsed.number !== null) {
    // In `114-19` either may be the house: it is a range, or a unit and its house.
    const typed = [parsed.number.value, parsed.numberTo?.value ?? parsed.number.value];
    const [least, most] = [bind(Math.min(...typed)), bind(Math.max(...typed))];
    parts.push(`s.num_min <= ${most} AND s.num_max >= ${least}`);
  }
  const found = arms
    .filter(({ where }) => where !== '' && !where.startsWith('a.num BETWEEN'))
    .map(({ where }) => `EXISTS (SELECT 1 FROM address a WHERE a.street = s.id AND ${where})`);
  if (found.length > 0) parts.push(`(${found.join(' OR ')})`);
  return parts.join(' AND ');
}

/** A weight of the parts that the address has but the text lacks: the smaller, the closer to the typed text. */
function extraOf(parsed: ParsedAddress, bind: Bind): string {
  const parts: string[] = [];
  if (parsed.unit === null) parts.push('4 * (a.unit IS NOT NULL)');
  else if (parsed.unit.type !== null && !SLASH_UNITS.has(parsed.unit.type)) {
    parts.push(`3 * (a.unit_type IS NOT ${bind(parsed.unit.type)})`);
  } else {
    parts.push(`3 * coalesce(a.unit_type NOT IN (${[...SLASH_UNITS].map(bind).join(', ')}), 0)`);
  }
  if (parsed.level === null) parts.push('4 * (a.level_type IS NOT NULL)');
  else if (parsed.level.type) parts.push(`3 * (a.level_type IS NOT ${bind(parsed.level.type)})`);
  if (parsed.numberTo === null) parts.push('(a.num_to IS NOT NULL)');
  if (parsed.number?.suffix === undefined || parsed.number.suffix === null) {
    parts.push('2 * (coalesce(a.num_suffix, a.num_prefix) IS NOT NULL)');
  }
  if (parsed.lot === null) parts.push('4 * (a.lot IS NOT NULL AND a.num = 0)');
  return parts.join(' + ');
}
