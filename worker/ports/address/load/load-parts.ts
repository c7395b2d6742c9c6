/** A load of the index as ordered parts, each run in full or not at all, so that a load can be resumed. */
import { insertRows, jsonChunks } from '../../json-rows.ts';
import type { LoadStatement } from '../../statement.ts';
import { nearRows, repairableWords } from './near-words.ts';
import type {
  AddressEntry,
  LocalityEntry,
  ReleaseHead,
  StreamedRelease,
  StreetEntry,
} from './release.ts';
import { localityKeys, streetDocument } from './spellings.ts';

export interface LoadPart {
  /** Counts from 0, without gaps. */
  readonly part: number;
  /** How many rows it adds, for showing progress. */
  readonly rows: number;
  readonly statements: readonly LoadStatement[];
}

/** The row counts of the finished release. */
interface ReleaseTotals {
  readonly localities: number;
  readonly streets: number;
  readonly addresses: number;
}

const columns = {
  locality: ['id', 'name', 'state', 'postcode'],
  locality_key: ['key', 'locality'],
  street: [
    'id',
    'pid',
    'name',
    'type',
    'type_abbr',
    'suffix',
    'locality',
    'state',
    'postcode',
    'count',
    'num_min',
    'num_max',
    'reliability',
    'locality_reliability',
  ],
  street_fts: ['rowid', 'document'],
  near: ['key', 'word'],
  address: [
    'street',
    'num',
    'seq',
    'pid',
    'site',
    'building',
    'lot',
    'unit_type',
    'unit',
    'level_type',
    'level',
    'num_prefix',
    'num_suffix',
    'num_to_prefix',
    'num_to',
    'num_to_suffix',
    'parcel',
    'property',
    'gnaf_property',
    'confidence',
    'created',
    'modified',
    'retired',
  ],
} as const;

type Table = keyof typeof columns;

const clear = [
  'DELETE FROM release',
  'DELETE FROM load_part',
  'DELETE FROM address',
  'DELETE FROM street',
  // A contentless FTS5 table cannot delete row by row.
  "INSERT INTO street_fts (street_fts) VALUES ('delete-all')",
  'DELETE FROM locality',
  'DELETE FROM locality_key',
  'DELETE FROM near',
];

/** Rows of places, streets and words in one part. */
const rowsInPart = 20_000;

/** Identifies the data read and the way it is split into parts: a load resumes only where both are the same. */
export const partSource = ({ source }: ReleaseHead): string => `${source} ${rowsInPart}`;

export interface PartOptions {
  /** The most bytes in one statement's value. */
  readonly chunkBytes: number;
}

/**
 * Every part of a load: the first empties the database, the last but one is the last with addresses.
 * After the last part the release is complete and can be switched to.
 */
export async function* loadParts(
  release: StreamedRelease,
  { chunkBytes }: PartOptions,
): AsyncGenerator<LoadPart> {
  let next = 0;
  let addresses = 0;
  const part = (rows: number, statements: readonly LoadStatement[]): LoadPart => {
    const number = next++;
    const written = done(release, number, rows);
    // Recorded first, so that a part out of turn fails on that; the part that empties the database records last.
    const all = number === 0 ? [...statements, written] : [written, ...statements];
    return { part: number, rows, statements: all };
  };
  yield part(
    0,
    clear.map((sql) => ({ sql })),
  );
  for (const [table, rows] of placeRows(release)) {
    yield part(rows.length, inserts(table, rows, chunkBytes));
  }
  for await (const entries of release.addresses) {
    addresses += entries.length;
    yield part(entries.length, inserts('address', entries, chunkBytes));
  }
  const totals = {
    localities: release.localities.length,
    streets: release.streets.length,
    addresses,
  };
  yield part(0, [finish(release, totals)]);
}

/** Rows for places, streets, the full-text index of streets, and the words for repairs. */
function* placeRows({ localities, streets }: StreamedRelease): Generator<[Table, object[]]> {
  for (const some of batches(localities)) {
    yield ['locality', some];
    yield [
      'locality_key',
      some.flatMap((locality: LocalityEntry) =>
        localityKeys(locality).map((key) => ({ key, locality: locality.id })),
      ),
    ];
  }
  for (const some of batches(streets)) {
    yield ['street', some];
    yield [
      'street_fts',
      some.map((street: StreetEntry) => ({ rowid: street.id, document: streetDocument(street) })),
    ];
  }
  for (const rows of nearRows(repairableWords(streets), rowsInPart)) yield ['near', rows];
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsInPart) yield rows.slice(at, at + rowsInPart);
}

function inserts(table: Table, rows: readonly object[], chunkBytes: number): LoadStatement[] {
  const sql = insertRows(table, columns[table]);
  return jsonChunks(rows, chunkBytes).map((json) => ({ sql, json }));
}

const json = (value: object): string => JSON.stringify([value]);

/**
 * Records the part. Fails it, since `rows` must not be null, unless exactly the parts before it are there:
 * another load may have emptied the database meanwhile.
 */
function done(release: ReleaseHead, part: number, rows: number): LoadStatement {
  return {
    sql: `INSERT INTO load_part (part, release, source, rows)
SELECT value ->> '$.part', value ->> '$.release', value ->> '$.source',
  CASE WHEN value ->> '$.part' = (SELECT count(*) FROM load_part
    WHERE release = value ->> '$.release' AND source = value ->> '$.source')
    AND value ->> '$.part' = (SELECT count(*) FROM load_part) THEN value ->> '$.rows' END
FROM json_each(?1)`,
    json: json({ part, release: release.id, source: partSource(release), rows }),
  };
}

function finish({ id, kind }: ReleaseHead, totals: ReleaseTotals): LoadStatement {
  return {
    sql: insertRows('release', [
      'id',
      'kind',
      'loaded_at',
      'localities',
      'streets',
      'addresses',
      'turn',
    ]),
    json: json({ id, kind, loaded_at: new Date().toISOString(), ...totals, turn: 0 }),
  };
}

/** Addresses of a release in memory as lists, for `loadParts`. */
export async function* inLists(entries: readonly AddressEntry[], size: number) {
  for (let at = 0; at < entries.length; at += size) yield entries.slice(at, at + size);
}
