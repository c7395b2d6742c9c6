/** Finds G-NAF's files in a folder by their names, at any depth, and works out their release. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { states } from '../../../domain/address/states.ts';
import { UsageError } from '../../commands/command-line.mjs';
import {
  AUTHORITY_COLUMNS,
  type AuthorityTable,
  type GnafTable,
  STANDARD_COLUMNS,
  type StandardTable,
} from '../gnaf-columns.data.ts';

export interface GnafFile {
  readonly path: string;
  /** Without its folder, as reports name it. */
  readonly name: string;
  readonly table: GnafTable;
  /** The abbreviation at the start of the name; empty for a table of codes. */
  readonly state: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The same in the file system's own record, which copying or unpacking with the old times does not put back. */
  readonly touchedAt: number;
}

export interface GnafFiles {
  /** Sorted by name. */
  of(table: StandardTable | AuthorityTable): readonly GnafFile[];
  /** `gnaf-2026-11`, followed by the states if some are missing. */
  readonly release: string;
  /** The same for two sets of files with the same names, sizes and times of change. */
  readonly fingerprint: string;
  /** Whether a file came, went or was written since they were found. */
  isTouched(): boolean;
}

const oneOf = (tables: object): string => Object.keys(tables).join('|');
const standard = new RegExp(`^([a-z]+)_(${oneOf(STANDARD_COLUMNS)})_psv\\.psv$`, 'i');
const authority = new RegExp(`^Authority_Code_(${oneOf(AUTHORITY_COLUMNS)})_AUT_psv\\.psv$`, 'i');

const isTable = (name: string): name is GnafTable =>
  name in STANDARD_COLUMNS || name in AUTHORITY_COLUMNS;

/** @throws UsageError when there are no addresses, or two files with one name */
export function findGnaf(folder: string): GnafFiles {
  const files = filesByName(folder);
  for (const [index, file] of files.entries()) {
    const next = files[index + 1];
    if (file.name.toLowerCase() === next?.name.toLowerCase()) {
      throw new UsageError(
        `${file.path} and ${next.path} are the same file of two releases: name the folder of one`,
      );
    }
  }
  const of = (table: GnafTable) => files.filter((file) => file.table === table);
  if (of('ADDRESS_DETAIL').length === 0) {
    throw new UsageError(
      `${folder} has no file <STATE>_ADDRESS_DETAIL_psv.psv: name the folder that G-NAF was unpacked into`,
    );
  }
  const fingerprint = createHash('sha256')
    .update(files.map(({ name, bytes, changedAt }) => `${name} ${bytes} ${changedAt}\n`).join(''))
    .digest('hex')
    .slice(0, 16);
  return {
    of,
    fingerprint,
    release: releaseOf(folder, of('ADDRESS_DETAIL'), fingerprint),
    isTouched: () => JSON.stringify(filesByName(folder)) !== JSON.stringify(files),
  };
}

const filesByName = (folder: string): GnafFile[] =>
  filesBelow(folder).toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));

function filesBelow(folder: string): GnafFile[] {
  let paths: string[];
  try {
    paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new UsageError(`${folder} cannot be read as a folder: ${(error as Error).message}`);
  }
  return paths.flatMap((below) => {
    const name = basename(below);
    const [, state = '', rows] = standard.exec(name) ?? [];
    const table = (rows ?? authority.exec(name)?.[1])?.toUpperCase();
    if (table === undefined || !isTable(table)) return [];
    const path = join(folder, below);
    const { size: bytes, mtimeMs: changedAt, ctimeMs: touchedAt } = statSync(path);
    return [{ path, name, table, state: state.toUpperCase(), bytes, changedAt, touchedAt }];
  });
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** `G-NAF NOVEMBER 2026`, `NOV26_GNAF_PipeSeparatedValue` */
const named = new RegExp(`(${months.join('|')})[A-Z]*[ _-]?(20)?(\\d\\d)(?!\\d)`, 'gi');

function releaseOf(folder: string, addresses: readonly GnafFile[], fingerprint: string): string {
  const paths = [...addresses.map(({ path }) => resolve(path)), resolve(folder)];
  // A folder further up may look like a month: `market-2019`.
  const [, month, , year] = paths.flatMap((path) => [...path.matchAll(named)].slice(-1))[0] ?? [];
  const number = months.indexOf(month?.toUpperCase() ?? '') + 1;
  const when =
    number > 0 ? `20${year}-${String(number).padStart(2, '0')}` : fingerprint.slice(0, 8);
  const present = states.filter((state) => addresses.some((file) => file.state === state));
  const some = present.length < states.length ? `-${present.join('-').toLowerCase()}` : '';
  return `gnaf-${when}${some}`;
}
