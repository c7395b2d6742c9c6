/** The tables of the national address file (G-NAF), as published: names and columns of its files. */

const code = ['CODE', 'NAME', 'DESCRIPTION'] as const;
const dates = ['DATE_CREATED', 'DATE_RETIRED'] as const;

/** Columns of the tables under `Standard`, one file per state. */
export const STANDARD_COLUMNS = {
  STATE: ['STATE_PID', ...dates, 'STATE_NAME', 'STATE_ABBREVIATION'],
  LOCALITY: [
    'LOCALITY_PID',
    ...dates,
    'LOCALITY_NAME',
    'PRIMARY_POSTCODE',
    'LOCALITY_CLASS_CODE',
    'STATE_PID',
    'GNAF_LOCALITY_PID',
    'GNAF_RELIABILITY_CODE',
  ],
  LOCALITY_ALIAS: [
    'LOCALITY_ALIAS_PID',
    ...dates,
    'LOCALITY_PID',
    'NAME',
    'POSTCODE',
    'ALIAS_TYPE_CODE',
    'STATE_PID',
  ],
  STREET_LOCALITY: [
    'STREET_LOCALITY_PID',
    ...dates,
    'STREET_CLASS_CODE',
    'STREET_NAME',
    'STREET_TYPE_CODE',
    'STREET_SUFFIX_CODE',
    'LOCALITY_PID',
    'GNAF_STREET_PID',
    'GNAF_STREET_CONFIDENCE',
    'GNAF_RELIABILITY_CODE',
  ],
  STREET_LOCALITY_ALIAS: [
    'STREET_LOCALITY_ALIAS_PID',
    ...dates,
    'STREET_LOCALITY_PID',
    'STREET_NAME',
    'STREET_TYPE_CODE',
    'STREET_SUFFIX_CODE',
    'ALIAS_TYPE_CODE',
  ],
  ADDRESS_DETAIL: [
    'ADDRESS_DETAIL_PID',
    'DATE_CREATED',
    'DATE_LAST_MODIFIED',
    'DATE_RETIRED',
    'BUILDING_NAME',
    'LOT_NUMBER_PREFIX',
    'LOT_NUMBER',
    'LOT_NUMBER_SUFFIX',
    'FLAT_TYPE_CODE',
    'FLAT_NUMBER_PREFIX',
    'FLAT_NUMBER',
    'FLAT_NUMBER_SUFFIX',
    'LEVEL_TYPE_CODE',
    'LEVEL_NUMBER_PREFIX',
    'LEVEL_NUMBER',
    'LEVEL_NUMBER_SUFFIX',
    'NUMBER_FIRST_PREFIX',
    'NUMBER_FIRST',
    'NUMBER_FIRST_SUFFIX',
    'NUMBER_LAST_PREFIX',
    'NUMBER_LAST',
    'NUMBER_LAST_SUFFIX',
    'STREET_LOCALITY_PID',
    'LOCATION_DESCRIPTION',
    'LOCALITY_PID',
    'ALIAS_PRINCIPAL',
    'POSTCODE',
    'PRIVATE_STREET',
    'LEGAL_PARCEL_ID',
    'CONFIDENCE',
    'ADDRESS_SITE_PID',
    'LEVEL_GEOCODED_CODE',
    'PROPERTY_PID',
    'GNAF_PROPERTY_PID',
    'PRIMARY_SECONDARY',
  ],
} as const;

/** Columns of the tables under `Authority Code`, one file per table. */
export const AUTHORITY_COLUMNS = {
  STREET_TYPE: code,
  STREET_SUFFIX: code,
  FLAT_TYPE: code,
  LEVEL_TYPE: code,
} as const;

export type StandardTable = keyof typeof STANDARD_COLUMNS;
export type AuthorityTable = keyof typeof AUTHORITY_COLUMNS;
/** A table with rows of one state, or a table of codes. */
export type GnafTable = StandardTable | AuthorityTable;
