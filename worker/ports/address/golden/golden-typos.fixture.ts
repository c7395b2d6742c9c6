/** Golden cases with typing errors: the typed text, the first result, and the repaired words to be shown. */

export interface TypoCase {
  readonly rule: string;
  readonly typed: string;
  readonly first: string;
  /** The words that the list says it shows results for. */
  readonly repaired: readonly string[];
}

const QUANDONG = '19 Quandong Road, Brunswick VIC 3056';
const TERRACE = '95 Wirrabirra Terrace, Brisbane City QLD 4000';

const name = (rule: string, typed: string): TypoCase => ({
  rule,
  typed,
  first: QUANDONG,
  repaired: ['Quandong'],
});

export const TYPOS: readonly TypoCase[] = [
  name('two letters left out of one word', '19 qandog rd brunswick vic 3056'),
  name('two letters changed in one word', '19 wuandonk rd brunswick'),
  name('two letters put in one word', '19 quuandonng rd brunswick vic'),
  name('letters swapped twice in one word', '19 uqandogn rd 3056'),
  name('a letter left out', '19 quandng rd brunswick'),
  name('the first letter left out', '19 uandong rd brunswick'),
  name('a letter put in', '19 quanddong rd brunswick'),
  name('a letter changed', '19 quandang rd brunswick'),
  name('the first letter changed', '19 wuandong rd brunswick'),
  name('neighbours swapped', '19 qaundong rd brunswick'),
  name('the last letters swapped', '19 quandogn rd brunswick vic 3056'),
  name('without the street type', '19 quandang brunswick'),
  name('with another street type', '19 quandang avenue brunswick'),
  name('with another postcode', '19 quandang rd brunswick vic 3999'),
  name('with the postcode instead of the suburb', '19 quandang rd 3056'),
  name('with another suburb', '19 quandang rd coburg vic 3056'),
  name('still being typed', '19 quandan'),
  name('still being typed, wrong at its beginning', '19 qaund'),
  {
    rule: 'in the suburb',
    typed: '19 quandong rd brunswik',
    first: QUANDONG,
    repaired: ['Brunswick'],
  },
  {
    rule: 'in the suburb, which is still being typed',
    typed: '19 quandong rd burnsw',
    first: QUANDONG,
    repaired: ['Brunswick'],
  },
  {
    rule: 'in the street and in the suburb',
    typed: '19 quandang rd brunswik',
    first: QUANDONG,
    repaired: ['Quandong', 'Brunswick'],
  },
  {
    rule: 'in the street type',
    typed: '95 wirrabirra terace brisbane',
    first: TERRACE,
    repaired: ['Terrace'],
  },
  {
    rule: 'in the state is let go',
    typed: '19 quandong rd brunswick vci',
    first: QUANDONG,
    repaired: [],
  },
  {
    rule: 'in a long word that is still being typed',
    typed: '95 wirribirr',
    first: TERRACE,
    repaired: ['Wirrabirra'],
  },
  {
    rule: 'with a unit, whose number stays',
    typed: 'unit 1 19 quandang rd brunswick',
    first: '1/19 Quandong Road, Brunswick VIC 3056',
    repaired: ['Quandong'],
  },
  {
    rule: 'with an apostrophe',
    typed: "4 o'dowide st oconnor",
    first: "4 O'Dowdie Street, O'Connor ACT 2602",
    repaired: ["O'Dowdie"],
  },
];

/** Numbers are never repaired: nothing is found, even where a similar number would be. */
export const NEVER_REPAIRED: readonly string[] = [
  '9991 quandang rd brunswick',
  '77/19 quandang rd brunswick',
  'lot 999 quandang rd brunswick',
  '8 3rs ave hobart',
  '19 qdg brunswick',
];
