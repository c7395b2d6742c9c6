/** Addresses and postcodes of the shipped sample, and some that it lacks. */
import { SAMPLE_LOCALITIES } from '../../../worker/ports/address/sample/localities.data.ts';
import { SHOWCASE } from '../../../worker/ports/address/sample/showcase.data.ts';

const [street] = SHOWCASE;
if (!street) throw new Error('The sample has no showcase street: see showcase.data.ts');
const [locality = '', state = ''] = street.place.split('|');
const postcode = placeOf(state, locality);
const plain = street.houses.filter((house) => Object.keys(house).length === 1 && house.num > 0);
const [first, second] = plain.map(({ num }) => line(num));
if (!first || !second) throw new Error('The showcase street has fewer than two plain numbers');

export interface SampleAddress {
  /** What a visitor types to be offered it first. */
  readonly typed: string;
  /** As the list shows it and the lead keeps it. */
  readonly line: string;
  readonly number: string;
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
}

/** Two addresses of one street. */
export const home: SampleAddress = address(first);
export const other: SampleAddress = address(second);

/** A postcode with at least one suburb. */
export const suburb = {
  typed: postcode,
  line: `${postcode}, ${locality}, ${state}`,
  locality,
  state,
  postcode,
} as const;

/** The sample has nothing like these. */
export const unknownAddress = '12 Zzyzxqq Street';
export const unknownPostcode = '0199';

/** What a visitor writes into the seven fields, in their order on the form. */
export const manual = {
  UnitNumber: '4',
  LotNumber: '',
  StreetNumber1: '7',
  StreetName: 'sample  PARADE',
  Locality: 'Newtown',
  State: 'NSW',
  Postcode: '2042',
} as const;
/** The same as one line, normalised (spec: manual-address). */
export const manualLine = '4/7 Sample Parade, NEWTOWN NSW 2042';

function line(num: number): string {
  return `${num} ${street?.name} ${street?.type}`;
}

function address(numbered: string): SampleAddress {
  return {
    typed: `${numbered} ${locality.slice(0, 4)}`,
    line: `${numbered}, ${locality} ${state} ${postcode}`,
    number: numbered.split(' ')[0] ?? '',
    locality,
    state,
    postcode,
  };
}

function placeOf(inState: string, name: string): string {
  const list = SAMPLE_LOCALITIES[inState as keyof typeof SAMPLE_LOCALITIES].split(/,\s*/);
  const found = list.map((entry) => entry.trim()).find((entry) => entry.slice(5) === name);
  if (!found) throw new Error(`The sample has no ${name} in ${inState}`);
  return found.slice(0, 4);
}
