/** Addresses drawn uniformly from the index, the same for the same seed and release. */
import type { D1Database } from '@cloudflare/workers-types';
import { displayLine, type LineParts } from '../../domain/address/display-line.ts';
import { seeded } from '../../worker/ports/address/sample/seeded-random.ts';

export interface Drawn extends LineParts {
  readonly line: string;
  /** The types of all streets with this name in the locality; a wrong type is any other. */
  readonly types: readonly string[];
}

interface StreetRow {
  readonly id: number;
  readonly count: number;
}

const ADDRESS = `SELECT s.name, s.type, s.suffix, s.locality, s.state, s.postcode,
  a.num, a.lot, a.unit_type, a.unit, a.level_type, a.level,
  a.num_prefix, a.num_suffix, a.num_to_prefix, a.num_to, a.num_to_suffix
FROM address a JOIN street s ON s.id = a.street
WHERE a.street = ?1 ORDER BY a.num, a.seq LIMIT 1 OFFSET ?2`;
const TYPES = 'SELECT DISTINCT type FROM street WHERE name = ?1 AND locality = ?2 AND state = ?3';

/** Draws `many` different lines, or fewer if the index has fewer. */
export async function drawAddresses(db: D1Database, many: number, seed: number): Promise<Drawn[]> {
  const { results: streets } = await db
    .prepare('SELECT id, count FROM street ORDER BY id')
    .all<StreetRow>();
  const total = streets.reduce((sum, { count }) => sum + count, 0);
  const random = seeded(seed);
  const drawn = new Map<string, Drawn>();
  // Duplicate draws, and lines that two addresses share, use up some of the tries.
  for (let tries = 0; drawn.size < many && tries < many * 20; tries += 1) {
    const one = await addressAt(db, streets, Math.floor(random() * total));
    if (one && !drawn.has(one.line)) drawn.set(one.line, one);
  }
  return [...drawn.values()];
}

async function addressAt(
  db: D1Database,
  streets: readonly StreetRow[],
  place: number,
): Promise<Drawn | undefined> {
  let before = 0;
  for (const { id, count } of streets) {
    if (place < before + count) return addressOf(db, id, place - before);
    before += count;
  }
  return undefined;
}

async function addressOf(db: D1Database, street: number, at: number): Promise<Drawn | undefined> {
  const row = await db.prepare(ADDRESS).bind(street, at).first<LineParts>();
  if (!row) return undefined;
  const { results } = await db
    .prepare(TYPES)
    .bind(row.name, row.locality, row.state)
    .all<{ readonly type: string | null }>();
  return { ...row, line: displayLine(row), types: results.flatMap(({ type }) => type ?? []) };
}
