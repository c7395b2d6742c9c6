/** Turns one row of ADDRESS_DETAIL into an address of the index, or says why it is not one. */

import { writtenName } from '../../../domain/address/written-name.ts';
import type { AddressEntry } from '../../../worker/ports/address/load/release.ts';
import { recordPlace } from '../../../worker/ports/address/record-id.ts';
import type { Codes, Word } from './code-tables.ts';
import type { Columns, GnafRow } from './gnaf-rows.ts';
import { type PlaceTables, postcodePattern, type StreetRow } from './place-tables.ts';
import type { Reason } from './refusals.ts';

export const addressColumns = {
  needed: ['ADDRESS_DETAIL_PID', 'STREET_LOCALITY_PID', 'NUMBER_FIRST', 'DATE_RETIRED'],
  others: [
    ...(['DATE_CREATED', 'DATE_LAST_MODIFIED', 'BUILDING_NAME', 'POSTCODE'] as const),
    ...(['LOT_NUMBER_PREFIX', 'LOT_NUMBER', 'LOT_NUMBER_SUFFIX', 'FLAT_TYPE_CODE'] as const),
    ...(['FLAT_NUMBER_PREFIX', 'FLAT_NUMBER', 'FLAT_NUMBER_SUFFIX', 'LEVEL_TYPE_CODE'] as const),
    ...(['LEVEL_NUMBER_PREFIX', 'LEVEL_NUMBER', 'LEVEL_NUMBER_SUFFIX'] as const),
    ...(['NUMBER_FIRST_PREFIX', 'NUMBER_FIRST_SUFFIX', 'NUMBER_LAST_PREFIX'] as const),
    ...(['NUMBER_LAST', 'NUMBER_LAST_SUFFIX', 'LEGAL_PARCEL_ID', 'CONFIDENCE'] as const),
    ...(['ADDRESS_SITE_PID', 'PROPERTY_PID', 'GNAF_PROPERTY_PID'] as const),
  ],
} as const satisfies Columns<string>;

type AddressColumn =
  | (typeof addressColumns.needed)[number]
  | (typeof addressColumns.others)[number];
export type DetailRow = GnafRow<AddressColumn>;

/** The place and number of an address: all that counting needs. */
export interface PlacedAddress {
  readonly pid: string;
  readonly street: StreetRow;
  readonly postcode: string;
  readonly numbers: Numbers;
}

interface Numbers {
  /** 0 if there is only a lot number. */
  readonly num: number;
  readonly to: number | undefined;
}

export function placedAddress(
  row: DetailRow,
  places: PlaceTables,
): PlacedAddress | Reason | 'retired' {
  const pid = row.get('ADDRESS_DETAIL_PID');
  if (recordPlace(`${pid}.VIC1.1`) === null) return 'row-pid';
  if (row.get('DATE_RETIRED') !== '') return 'retired';
  const street = places.streets.get(row.get('STREET_LOCALITY_PID'));
  if (street === undefined) return 'street-unknown';
  if (typeof street === 'string') return street;
  const own = row.get('POSTCODE');
  const postcode = postcodePattern.test(own) ? own : street.locality.postcode;
  if (postcode === '') return 'postcode-missing';
  const numbers = numbersOf(row);
  return typeof numbers === 'string' ? numbers : { pid, street, postcode, numbers };
}

const numberPattern = /^\d{1,6}$/;

function numbersOf(row: DetailRow): Numbers | Reason {
  const [first, last] = [row.get('NUMBER_FIRST'), row.get('NUMBER_LAST')];
  const isLot = row.get('LOT_NUMBER') !== '';
  if (first === '') return isLot ? { num: 0, to: undefined } : 'number-missing';
  if (!numberPattern.test(first) || (last !== '' && !numberPattern.test(last))) return 'number-odd';
  const num = Number(first);
  if (num === 0) return isLot ? { num, to: undefined } : 'number-odd';
  if (last === '') return { num, to: undefined };
  const to = Number(last);
  if (to < num) return 'number-odd';
  const isSame = to === num && row.get('NUMBER_LAST_SUFFIX') === row.get('NUMBER_FIRST_SUFFIX');
  return { num, to: isSame ? undefined : to };
}

/** Undefined fields, which `JSON.stringify` drops, are absent from the index. */
type Fields = { -readonly [Name in keyof AddressEntry]?: AddressEntry[Name] | undefined };

/** The row's fields, all but its `seq` among the addresses with its number. */
export function addressFields(
  row: DetailRow,
  { pid, numbers }: PlacedAddress,
  street: number,
  codes: Codes,
): { readonly fields: Fields; readonly isKnown: boolean } {
  const { num, to } = numbers;
  const isNumbered = num > 0;
  const flat = wordOf(row.get('FLAT_TYPE_CODE'), codes.flat);
  const level = wordOf(row.get('LEVEL_TYPE_CODE'), codes.level);
  const unit = numbered(row, 'FLAT_NUMBER_PREFIX', 'FLAT_NUMBER', 'FLAT_NUMBER_SUFFIX');
  const floor = numbered(row, 'LEVEL_NUMBER_PREFIX', 'LEVEL_NUMBER', 'LEVEL_NUMBER_SUFFIX');
  const fields: Fields = {
    street,
    num,
    pid,
    unit,
    level: floor,
    unit_type: flat?.word ?? (unit === undefined ? undefined : 'Unit'),
    level_type: level?.word ?? (floor === undefined ? undefined : 'Level'),
    site: row.get('ADDRESS_SITE_PID') || undefined,
    building: writtenName(row.get('BUILDING_NAME')) ?? undefined,
    lot: numbered(row, 'LOT_NUMBER_PREFIX', 'LOT_NUMBER', 'LOT_NUMBER_SUFFIX'),
    num_prefix: (isNumbered && row.get('NUMBER_FIRST_PREFIX')) || undefined,
    num_suffix: (isNumbered && row.get('NUMBER_FIRST_SUFFIX')) || undefined,
    num_to_prefix: (to !== undefined && row.get('NUMBER_LAST_PREFIX')) || undefined,
    num_to: to,
    num_to_suffix: (to !== undefined && row.get('NUMBER_LAST_SUFFIX')) || undefined,
    parcel: row.get('LEGAL_PARCEL_ID') || undefined,
    property: row.get('PROPERTY_PID') || undefined,
    gnaf_property: row.get('GNAF_PROPERTY_PID') || undefined,
    confidence: row.get('CONFIDENCE') || undefined,
    created: row.get('DATE_CREATED') || undefined,
    modified: row.get('DATE_LAST_MODIFIED') || undefined,
  };
  return { fields, isKnown: flat?.isKnown !== false && level?.isKnown !== false };
}

const wordOf = (code: string, find: (code: string) => Word): Word | undefined =>
  code === '' ? undefined : find(code);

function numbered(row: DetailRow, ...columns: readonly AddressColumn[]): string | undefined {
  const text = columns.map((column) => row.get(column)).join('');
  return text === '' ? undefined : text.toUpperCase();
}
