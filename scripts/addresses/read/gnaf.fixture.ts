/** A tiny G-NAF with a row of every kind, and temporary folders to write it into. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GnafRow, gnafWriter } from '../generate/gnaf-writer.ts';

/** Runs the work in a temporary folder, then removes it. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gnaf-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const place = (LOCALITY_PID: string, LOCALITY_NAME: string, PRIMARY_POSTCODE: string): GnafRow => ({
  LOCALITY_PID,
  LOCALITY_NAME,
  PRIMARY_POSTCODE,
  GNAF_RELIABILITY_CODE: 5,
});
const street = (pid: string, STREET_NAME: string, type: string, LOCALITY_PID: string): GnafRow => ({
  STREET_LOCALITY_PID: pid,
  STREET_NAME,
  STREET_TYPE_CODE: type,
  LOCALITY_PID,
  GNAF_RELIABILITY_CODE: 4,
});
/** An address on the street VIC1 in Brunswick, unless its columns say otherwise. */
export const detail = (pid: string, columns: GnafRow): GnafRow => ({
  ADDRESS_DETAIL_PID: pid,
  STREET_LOCALITY_PID: 'VIC1',
  ALIAS_PRINCIPAL: 'P',
  ...columns,
});

/** Every kind of address, in no particular order. */
export const details: readonly GnafRow[] = [
  detail('GAVIC10', { NUMBER_FIRST: 19, FLAT_TYPE_CODE: 'UNIT', FLAT_NUMBER: 10 }),
  detail('GAVIC02', { NUMBER_FIRST: 19, FLAT_TYPE_CODE: 'UNIT', FLAT_NUMBER: 2 }),
  detail('GAVIC01', {
    NUMBER_FIRST: 19,
    POSTCODE: '3057',
    DATE_CREATED: '2004-04-29',
    CONFIDENCE: 2,
    DATE_LAST_MODIFIED: '2023-08-04',
    LEGAL_PARCEL_ID: '1/DP7',
    ADDRESS_SITE_PID: 4001,
    PROPERTY_PID: 'P1',
    GNAF_PROPERTY_PID: 'VICP1',
    BUILDING_NAME: "O'BRIEN HOUSE",
  }),
  detail('GAVIC03', { NUMBER_FIRST: 19, ALIAS_PRINCIPAL: 'A' }),
  detail('GAVIC04', { NUMBER_FIRST: 19, NUMBER_FIRST_SUFFIX: 'A' }),
  detail('GAVIC05', { NUMBER_FIRST: 103, NUMBER_LAST: 107, NUMBER_LAST_SUFFIX: 'B' }),
  detail('GAVIC06', { LOT_NUMBER: 5, LOT_NUMBER_SUFFIX: 'A' }),
  detail('GAVIC07', {
    NUMBER_FIRST: 95,
    LEVEL_TYPE_CODE: 'G',
    FLAT_TYPE_CODE: 'SE',
    FLAT_NUMBER_PREFIX: 'B',
    FLAT_NUMBER: 7,
  }),
  detail('GAVIC08', { NUMBER_FIRST: 95, LEVEL_TYPE_CODE: 'L', LEVEL_NUMBER: 2 }),
  detail('GAVIC09', { NUMBER_FIRST: 95, FLAT_TYPE_CODE: 'POD', FLAT_NUMBER: 1 }),
  detail('GAVIC11', { NUMBER_FIRST: 21, DATE_RETIRED: '2019-02-01' }),
  detail('GAVIC12', { NUMBER_FIRST: 3, STREET_LOCALITY_PID: 'VIC2' }),
  detail('GAVIC13', { NUMBER_FIRST: 1, STREET_LOCALITY_PID: 'VIC3' }),
  detail('GAVIC14', { NUMBER_FIRST: 1, STREET_LOCALITY_PID: 'VIC4' }),
];

/** Writes the tiny G-NAF, optionally with other addresses. */
export function writeSmallGnaf(folder: string, addresses: readonly GnafRow[] = details): void {
  const writer = gnafWriter(folder);
  // The full word is the code of a street type; in the other tables it is the name.
  for (const [CODE, NAME] of [
    ['ROAD', 'RD'],
    ['LANE', 'LANE'],
    ['STREET', 'ST'],
  ] as const) {
    writer.code('STREET_TYPE', { CODE, NAME, DESCRIPTION: CODE });
  }
  writer.code('STREET_SUFFIX', { CODE: 'W', NAME: 'WEST' });
  writer.code('FLAT_TYPE', { CODE: 'SE', NAME: 'SUITE' });
  writer.code('LEVEL_TYPE', { CODE: 'G', NAME: 'GROUND' });
  writer.row('VIC', 'STATE', { STATE_PID: 2, STATE_ABBREVIATION: 'VIC' });
  writer.row('QLD', 'STATE', { STATE_PID: 3, STATE_ABBREVIATION: 'QLD' });
  writer.row('OT', 'STATE', { STATE_PID: 9, STATE_ABBREVIATION: 'OT' });
  const inState = (STATE_PID: number, row: GnafRow) => ({ ...row, STATE_PID });
  writer.row('VIC', 'LOCALITY', inState(2, place('loc1', 'BRUNSWICK', '3056')));
  writer.row('VIC', 'LOCALITY', inState(2, place('loc2', 'MOUNT MCKENZIE-ST HELENA', '3199')));
  writer.row('VIC', 'LOCALITY', {
    ...inState(2, place('loc3', 'GONE', '3999')),
    DATE_RETIRED: 'x',
  });
  writer.row('QLD', 'LOCALITY', inState(3, place('loc4', 'BRISBANE CITY', '4000')));
  writer.row('OT', 'LOCALITY', inState(9, place('loc9', 'NORFOLK ISLAND', '2899')));
  writer.row('VIC', 'LOCALITY_ALIAS', { LOCALITY_PID: 'loc1', NAME: 'PHOENIX PARK' });
  writer.row('VIC', 'STREET_LOCALITY', {
    ...street('VIC1', "O'CONNOR", 'ROAD', 'loc1'),
    STREET_SUFFIX_CODE: 'W',
  });
  writer.row('VIC', 'STREET_LOCALITY', street('VIC2', "MCDONALD D'ARCY", 'LANE', 'loc2'));
  writer.row('VIC', 'STREET_LOCALITY', street('VIC3', 'BROADWAY', '', 'loc1'));
  writer.row('VIC', 'STREET_LOCALITY', street('VIC4', 'PALM', 'ROAD', 'loc9'));
  writer.row('VIC', 'STREET_LOCALITY_ALIAS', {
    STREET_LOCALITY_PID: 'VIC1',
    STREET_NAME: 'OLD SYDNEY',
    STREET_TYPE_CODE: 'STREET',
  });
  for (const row of addresses) writer.row('VIC', 'ADDRESS_DETAIL', row);
  writer.close();
}
