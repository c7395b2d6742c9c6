/** addressr's API over the sample: it answers as an addressr server with PAGE_SIZE 10 does. */
import { STREET_TYPES } from '../../domain/address/words/street-types.data.ts';
import type { AddressPort, AddressRecord } from '../../worker/ports/address/address.port.ts';
import type { Release } from '../../worker/ports/address/load/release.ts';
import { recordId, recordPlace } from '../../worker/ports/address/record-id.ts';

interface Answer {
  readonly status: number;
  readonly value: unknown;
}

/** @param path below the service's root, with the query */
export type Addressr = (path: string) => Promise<Answer>;

export function createAddressr(address: AddressPort, { streets, addresses }: Release): Addressr {
  const streetPids = new Map(streets.map(({ id, pid }) => [id, pid]));
  const ids = new Map(
    addresses.map(({ pid, street, num }) => [
      pid,
      recordId({ pid, streetPid: streetPids.get(street) ?? '', num }),
    ]),
  );
  const detail = async (pid: string) => {
    const id = ids.get(pid);
    const record = id === undefined ? null : await address.retrieve(id);
    return record && { pid, ...addressOf(record) };
  };

  const places = async (q: string) =>
    (await address.postcodes(q)).map((line) => {
      const [postcode = '', name = '', state = ''] = line.split(', ');
      return { postcode, name: name.toUpperCase(), state };
    });

  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://addressr');
    const q = searchParams.get('q') ?? '';
    const [, pid] = pathname.match(/^\/addresses\/([^/]+)$/) ?? [];
    if (pid !== undefined) {
      const value = await detail(decodeURIComponent(pid));
      return value ? { status: 200, value } : { status: 404, value: { error: 'not found' } };
    }
    if (pathname === '/addresses') {
      const { suggestions } = await address.search(q);
      const pids = suggestions.map(({ RecordId }) => recordPlace(RecordId)?.pid ?? '');
      const found = (await Promise.all(pids.map(detail))).filter((one) => one !== null);
      const value = found.map(({ sla, pid: own }, at) => ({
        sla,
        highlight: { sla },
        score: 1 / (at + 1),
        pid: own,
      }));
      return { status: 200, value };
    }
    if (pathname === '/localities') {
      const value = (await places(q)).map(({ postcode, name, state }) => ({
        name,
        state: { name: state, abbreviation: state },
        postcode,
        score: 1,
        pid: 'X',
      }));
      return { status: 200, value };
    }
    if (pathname === '/postcodes') {
      const grouped = Map.groupBy(await places(q), ({ postcode }) => postcode);
      const value = [...grouped].map(([postcode, some]) => ({
        postcode,
        localities: some.map(({ name }) => ({ name })),
      }));
      return { status: 200, value };
    }
    return { status: 404, value: { error: 'not found' } };
  };
}

const upper = (text: string | null): string | undefined => text?.toUpperCase();

/** An address as addressr gives it: in capitals, with the street type abbreviated and empty parts left out. */
function addressOf(record: AddressRecord) {
  const { UnitNumber, UnitType, LevelType, LevelNumber, BuildingName, LotNumber } = record;
  const abbreviation = record.StreetType && (STREET_TYPES[record.StreetType]?.[0] ?? '');
  const flat = UnitNumber && { type: typed(UnitType), ...numbered(UnitNumber) };
  const level = LevelType && { type: typed(LevelType), ...numbered(LevelNumber) };
  const last = record.StreetNumber2 && {
    prefix: record.StreetNumberPrefix2,
    number: Number(record.StreetNumber2),
    suffix: record.StreetNumberSuffix2,
  };
  const number = record.StreetNumber1 && {
    prefix: record.StreetNumberPrefix1,
    number: Number(record.StreetNumber1),
    suffix: record.StreetNumberSuffix1,
    ...(last && { last }),
  };
  const house = number
    ? `${ended(number)}${last ? `-${ended(last)}` : ''}`
    : `LOT ${LotNumber ?? ''}`;
  const street = [record.StreetName, abbreviation, record.StreetSuffix].filter(Boolean).join(' ');
  const mla = [
    level ? `${LevelType} ${ended(level)}`.trim() : '',
    flat ? `${UnitType} ${ended(flat)}` : '',
    BuildingName ?? '',
    `${house} ${street}`,
    `${record.Locality} ${record.State} ${record.Postcode}`,
  ].filter((part) => part !== '');
  return {
    sla: mla.join(', ').toUpperCase(),
    structured: {
      buildingName: upper(BuildingName),
      lotNumber: LotNumber ? { number: LotNumber } : undefined,
      flat: flat || undefined,
      level: level || undefined,
      number: number || undefined,
      street: {
        name: upper(record.StreetName),
        type: record.StreetType
          ? { code: upper(record.StreetType), name: upper(abbreviation) }
          : undefined,
        suffix: record.StreetSuffix
          ? { code: upper(record.StreetSuffix)?.[0], name: upper(record.StreetSuffix) }
          : undefined,
      },
      confidence: Number(record.AddressConfidence),
      locality: { name: upper(record.Locality) },
      state: { name: record.State, abbreviation: record.State },
      postcode: record.Postcode,
    },
  };
}

const typed = (type: string | null) => ({ code: upper(type), name: upper(type) });

interface End {
  readonly prefix: string | null;
  readonly number: number | null;
  readonly suffix: string | null;
}

/** `G01` is prefix G and number 1: addressr parses the number, so leading zeros are lost. */
function numbered(text: string | null): End {
  const [, prefix, digits, suffix] = text?.match(/^([A-Z]*)(\d*)([A-Z]*)$/) ?? [];
  return { prefix: prefix || null, number: digits ? Number(digits) : null, suffix: suffix || null };
}

const ended = ({ prefix, number, suffix }: End): string =>
  `${prefix ?? ''}${number ?? ''}${suffix ?? ''}`;
