/** G-NAF's localities and streets in memory, with their aliases and address counts. */
import { type State, states } from '../../../domain/address/states.ts';
import { writtenName } from '../../../domain/address/written-name.ts';
import { recordPlace } from '../../../worker/ports/address/record-id.ts';
import { SAMPLE_ALIASES } from '../../../worker/ports/address/sample/localities.data.ts';
import { STATE_NUMBERS } from '../gnaf-codes.data.ts';
import type { Codes } from './code-tables.ts';
import type { GnafFiles } from './find-gnaf.ts';
import { type Columns, eachRowOf } from './gnaf-rows.ts';
import type { Refusals } from './refusals.ts';

export interface LocalityRow {
  readonly name: string;
  readonly state: State;
  /** Empty if it has none. */
  readonly postcode: string;
  readonly reliability: string;
  readonly aliases: string[];
  /** Addresses by postcode. */
  readonly counts: Map<string, number>;
}

export interface StreetRow {
  readonly pid: string;
  readonly name: string;
  readonly type: string;
  readonly abbr: string;
  readonly suffix: string;
  readonly locality: LocalityRow;
  readonly reliability: string;
  otherNames: readonly string[];
  /** One for each postcode among its addresses. */
  readonly tallies: StreetTally[];
}

/** A street in one postcode, which becomes one street of the index. */
export interface StreetTally {
  readonly street: StreetRow;
  readonly postcode: string;
  count: number;
  min: number;
  max: number;
  /** Its rank, once all streets are counted. */
  id: number;
}

/** The row itself, or the reason to leave out an address there. */
type Known<Row> = Row | 'retired' | 'other-territory';

export interface PlaceTables {
  readonly localities: ReadonlyMap<string, Known<LocalityRow>>;
  readonly streets: ReadonlyMap<string, Known<StreetRow>>;
}

const columnsOf = <Name extends string>(needed: Name[], others: Name[]): Columns<Name> => ({
  needed,
  others,
});
const columns = {
  STATE: columnsOf(['STATE_PID', 'STATE_ABBREVIATION'], []),
  LOCALITY: columnsOf(
    ['LOCALITY_PID', 'LOCALITY_NAME'],
    ['DATE_RETIRED', 'PRIMARY_POSTCODE', 'STATE_PID', 'GNAF_RELIABILITY_CODE'],
  ),
  LOCALITY_ALIAS: columnsOf(['LOCALITY_PID', 'NAME'], ['DATE_RETIRED']),
  STREET_LOCALITY: columnsOf(
    ['STREET_LOCALITY_PID', 'STREET_NAME', 'LOCALITY_PID'],
    ['DATE_RETIRED', 'STREET_TYPE_CODE', 'STREET_SUFFIX_CODE', 'GNAF_RELIABILITY_CODE'],
  ),
  STREET_LOCALITY_ALIAS: columnsOf(
    ['STREET_LOCALITY_PID', 'STREET_NAME'],
    ['DATE_RETIRED', 'STREET_TYPE_CODE'],
  ),
};

const none: readonly string[] = [];

export const postcodePattern = /^\d{4}$/;

/** True if a record id can be made from it (record-id.ts). */
const isStreetPid = (pid: string): boolean => recordPlace(`GAVIC1.${pid}.1`) !== null;

export async function readPlaces(
  files: GnafFiles,
  codes: Codes,
  refusals: Refusals,
): Promise<PlaceTables> {
  const localities = await readLocalities(files, refusals);
  await eachRowOf(files, 'LOCALITY_ALIAS', columns.LOCALITY_ALIAS, refusals, (row) => {
    const locality = localities.get(row.get('LOCALITY_PID'));
    const name = writtenName(row.get('NAME'));
    if (typeof locality !== 'object' || row.get('DATE_RETIRED') !== '' || name === null) return;
    if (name !== locality.name && !locality.aliases.includes(name)) locality.aliases.push(name);
  });
  const streets = await readStreets(files, codes, localities, refusals);
  await eachRowOf(
    files,
    'STREET_LOCALITY_ALIAS',
    columns.STREET_LOCALITY_ALIAS,
    refusals,
    (row) => {
      const street = streets.get(row.get('STREET_LOCALITY_PID'));
      const name = writtenName(row.get('STREET_NAME'));
      if (typeof street !== 'object' || row.get('DATE_RETIRED') !== '' || name === null) return;
      const code = row.get('STREET_TYPE_CODE');
      const type = code === '' ? '' : codes.streetType(code).word;
      const other = type === '' || type === street.type ? name : `${name} ${type}`;
      if (other !== street.name) street.otherNames = [...new Set([...street.otherNames, other])];
    },
  );
  return { localities, streets };
}

async function readLocalities(files: GnafFiles, refusals: Refusals) {
  const byNumber = new Map(
    Object.entries(STATE_NUMBERS).map(([state, pid]): [string, string] => [pid, state]),
  );
  await eachRowOf(files, 'STATE', columns.STATE, refusals, (row) =>
    byNumber.set(row.get('STATE_PID'), row.get('STATE_ABBREVIATION').toUpperCase()),
  );
  const localities = new Map<string, Known<LocalityRow>>();
  await eachRowOf(files, 'LOCALITY', columns.LOCALITY, refusals, (row, file) => {
    const pid = row.get('LOCALITY_PID');
    const found = byNumber.get(row.get('STATE_PID')) ?? file.state;
    const state = states.find((one) => one === found);
    const name = writtenName(row.get('LOCALITY_NAME'));
    const example = `${row.at()} ${pid}`;
    if (pid === '') refusals.refuse('row-pid', row.at());
    else if (localities.has(pid)) refusals.refuse('row-twice', example);
    else if (row.get('DATE_RETIRED') !== '') localities.set(pid, 'retired');
    else if (found === 'OT') localities.set(pid, 'other-territory');
    else if (state === undefined) refusals.refuse('state-unknown', example);
    else if (name === null) refusals.refuse('name-odd', example);
    else {
      const postcode = row.get('PRIMARY_POSTCODE');
      localities.set(pid, {
        name,
        state,
        reliability: row.get('GNAF_RELIABILITY_CODE'),
        counts: new Map(),
        postcode: postcodePattern.test(postcode) ? postcode : '',
        aliases: [...(SAMPLE_ALIASES[`${name}|${state}`] ?? [])],
      });
    }
  });
  return localities;
}

async function readStreets(
  files: GnafFiles,
  codes: Codes,
  localities: ReadonlyMap<string, Known<LocalityRow>>,
  refusals: Refusals,
) {
  const streets = new Map<string, Known<StreetRow>>();
  await eachRowOf(files, 'STREET_LOCALITY', columns.STREET_LOCALITY, refusals, (row) => {
    const pid = row.get('STREET_LOCALITY_PID');
    const locality = localities.get(row.get('LOCALITY_PID'));
    const name = writtenName(row.get('STREET_NAME'));
    const example = `${row.at()} ${pid}`;
    if (!isStreetPid(pid)) refusals.refuse('row-pid', row.at());
    else if (streets.has(pid)) refusals.refuse('row-twice', example);
    else if (row.get('DATE_RETIRED') !== '') streets.set(pid, 'retired');
    else if (locality === undefined) refusals.refuse('locality-unknown', example);
    else if (typeof locality === 'string') streets.set(pid, locality);
    else if (name === null) refusals.refuse('name-odd', example);
    else {
      const [typeCode, suffixCode] = [row.get('STREET_TYPE_CODE'), row.get('STREET_SUFFIX_CODE')];
      const type = typeCode === '' ? undefined : codes.streetType(typeCode);
      const suffix = suffixCode === '' ? undefined : codes.suffix(suffixCode);
      if (type?.isKnown === false || suffix?.isKnown === false) {
        refusals.remark('code-unknown', example);
      }
      streets.set(pid, {
        pid,
        name,
        locality,
        reliability: row.get('GNAF_RELIABILITY_CODE'),
        type: type?.word ?? '',
        abbr: type?.abbr ?? '',
        suffix: suffix?.word ?? '',
        otherNames: none,
        tallies: [],
      });
    }
  });
  return streets;
}
