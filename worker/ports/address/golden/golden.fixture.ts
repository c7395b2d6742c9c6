/** The golden cases of the address search on the sample: typed texts, and the answers they must get. */

/** `first` leads the list, `listed` is within the first five, `absent` is not in it at all. */
export interface GoldenCase {
  rule: string;
  typed: string;
  first?: string;
  listed?: readonly string[];
  absent?: readonly string[];
}

const ROAD = 'Quandong Road, Brunswick VIC 3056';
const TERRACE = 'Wirrabirra Terrace, Brisbane City QLD 4000';

export const GOLDEN: readonly GoldenCase[] = [
  ...['19 quandong rd brunswick', '19 Quandong Road, Brunswick VIC 3056'].map((typed) => ({
    rule: 'the street address before its units',
    typed,
    first: `19 ${ROAD}`,
    listed: [`1/19 ${ROAD}`, `2/19 ${ROAD}`],
  })),
  ...['Quandong Rd 19, Brunswick VIC 3056', 'quandong rd 19 brunswick', 'quandong rd 19'].map(
    (typed) => ({ rule: 'a number behind its street', typed, first: `19 ${ROAD}` }),
  ),
  ...['Cassowary St 19, Brunswick VIC 3056', 'Cassowary St 19 Brunswick'].map((typed) => ({
    rule: 'a number behind a street that is not known',
    typed,
    absent: [`19 ${ROAD}`],
  })),
  {
    rule: 'a name in front whose place has that number on another street',
    typed: 'Meadowbank 19 Brunswick VIC 3056',
    absent: [`19 ${ROAD}`],
  },
  ...[
    'House 19 Quandong Rd Brunswick',
    'Meadowbank, 19 Quandong Rd Brunswick',
    'John Smith, 19 Quandong Rd, Brunswick VIC 3056',
  ].map((typed) => ({
    rule: 'a word or a name in front of the number',
    typed,
    first: `19 ${ROAD}`,
    absent: [`19/19 ${ROAD}`],
  })),
  {
    rule: 'units of one street do not crowd out the same number on another',
    typed: '19 quandong',
    first: `19 ${ROAD}`,
    listed: ['19 Quandong Street, Preston VIC 3072', '19 Quandong Road, Albany WA 6330'],
  },
  ...[
    '1/19 Quandong Rd Brunswick',
    '1 / 19 quandong rd brunswick',
    'unit 1 19 quandong rd brunswick',
    'Unit 1, 19 Quandong Road, Brunswick',
    'U1/19 quandong rd, brunswick',
    'u 1 19 quandong rd, brunswick',
    'flat 1 19 quandong brunswick',
    'apt 1/19 quandong brunswick',
    '1 19 quandong rd brunswick',
    '1-19 quandong rd brunswick',
  ].map((typed) => ({
    rule: 'that unit first',
    typed,
    first: `1/19 ${ROAD}`,
    absent: [`19 ${ROAD}`, `2/19 ${ROAD}`, `11/19 ${ROAD}`],
  })),
  {
    rule: 'a shop is asked for by its word',
    typed: 'shop 3 21 quandong rd brunswick',
    first: `Shop 3, 21 ${ROAD}`,
  },
  {
    rule: 'a unit with letters',
    typed: 'suite g01 23 quandong rd brunswick',
    first: `Suite G01, 23 ${ROAD}`,
  },
  { rule: 'a unit with a letter', typed: '3a/21 quandong rd', first: `3A/21 ${ROAD}` },
  ...[
    'level 2 95 wirrabirra tce brisbane',
    'level 02 95 wirrabirra tce',
    'L2/95 Wirrabirra Terrace',
    'lvl 2, 95 wirrabirra',
  ].map((typed) => ({
    rule: 'the level first, its suites behind it',
    typed,
    first: `Level 2, 95 ${TERRACE}`,
    listed: [`Suite 5, Level 2, 95 ${TERRACE}`],
    absent: [`Level 12, 95 ${TERRACE}`, `95 ${TERRACE}`],
  })),
  {
    rule: 'a suite on a level',
    typed: 'suite 5 level 2 95 wirrabirra terrace',
    first: `Suite 5, Level 2, 95 ${TERRACE}`,
  },
  {
    rule: 'a level without a number',
    typed: 'ground floor 95 wirrabirra terrace',
    first: `Ground Floor, 95 ${TERRACE}`,
  },
  {
    rule: "a building's name before the number",
    typed: 'Drovers Tower, 95 Wirrabirra Tce, Brisbane',
    first: `95 ${TERRACE}`,
  },
  ...[
    ['Suite G01, Quandong House, 23 Quandong Rd, Brunswick', `Suite G01, 23 ${ROAD}`],
    ['Unit 1, Quandong House, 19 Quandong Rd, Brunswick VIC 3056', `1/19 ${ROAD}`],
    ['Quandong House, Unit 1, 19 Quandong Rd, Brunswick VIC 3056', `1/19 ${ROAD}`],
    ['Villa 1 Sunny Village 19 Quandong Rd Brunswick', `1/19 ${ROAD}`],
    ['Level 2, Drovers Tower, 95 Wirrabirra Tce, Brisbane', `Level 2, 95 ${TERRACE}`],
    ['Unit 105 Quandong Rd Brunswick', `105 ${ROAD}`],
  ].map(([typed = '', first = '']) => ({ rule: "a unit and a building's name", typed, first })),
  ...['lot 5 quandong rd brunswick', 'Lot 5, Quandong Road'].map((typed) => ({
    rule: 'a lot',
    typed,
    first: `Lot 5 ${ROAD}`,
    absent: [`5 ${ROAD}`],
  })),
  ...[
    'Lot 5 DP 12345 Quandong Rd Brunswick',
    'lot 5 on sp1234 quandong rd, brunswick',
    '3056 lot 5 quandong rd',
  ].map((typed) => ({ rule: 'a lot of a plan', typed, first: `Lot 5 ${ROAD}` })),
  ...[
    '3056 1/19 quandong rd',
    'Brunswick VIC 3056 unit 1 19 quandong rd',
    '#1/19 quandong rd brunswick',
    'unit no 1, 19 quandong rd brunswick',
    '19 quandong rd unit 1 brunswick',
  ].map((typed) => ({ rule: 'a unit, wherever it is said', typed, first: `1/19 ${ROAD}` })),
  ...[
    ['95 wirrabirra tce, level 2, brisbane', `Level 2, 95 ${TERRACE}`],
    ['95 wirrabirra tce, 2nd floor, brisbane', `Level 2, 95 ${TERRACE}`],
    ['95 wirrabirra tce, ground floor, brisbane', `Ground Floor, 95 ${TERRACE}`],
  ].map(([typed = '', first = '']) => ({ rule: 'a level behind the street', typed, first })),
  ...[
    ['quandong rd albany western australia', 'Western Australia'],
    ['19 quandong rd albany western aust', 'a state still being typed'],
  ].map(([typed = '', rule = '']) => ({
    rule,
    typed,
    listed: ['19 Quandong Road, Albany WA 6330'],
  })),
  {
    rule: 'New South Wales',
    typed: '31 tarrawattle st north dubbo new south wales 2830',
    first: '31 Tarrawattle Street North, Dubbo NSW 2830',
  },
  {
    rule: 'a letter apart',
    typed: '12 a quandong rd brunswick',
    first: `12A ${ROAD}`,
    absent: [`12 ${ROAD}`],
  },
  {
    rule: 'a lot is no number',
    typed: '5 quandong rd brunswick',
    first: `5 ${ROAD}`,
    absent: [`Lot 5 ${ROAD}`],
  },
  { rule: 'a lot with a number', typed: 'lot 7 25 quandong rd', first: `25 ${ROAD}` },
  ...['103', '107'].map((number) => ({
    rule: 'either end of a range',
    typed: `${number} quandong rd brunswick`,
    listed: [`103-107 ${ROAD}`],
  })),
  {
    rule: 'a number inside the range',
    typed: '105 quandong rd brunswick',
    first: `105 ${ROAD}`,
    absent: [`103-107 ${ROAD}`],
  },
  {
    rule: 'a number inside a range and nowhere else',
    typed: '104 quandong rd brunswick vic 3056',
    absent: [`103-107 ${ROAD}`, `105 ${ROAD}`],
  },
  ...['103-107', '103 - 107', '103–107'].map((range) => ({
    rule: 'the range typed',
    typed: `${range} quandong rd brunswick`,
    first: `103-107 ${ROAD}`,
    listed: [`1/103-107 ${ROAD}`],
  })),
  {
    rule: 'both ends of a range are numbers of their own too',
    typed: '16 quandong rd brunswick',
    first: `16 ${ROAD}`,
    listed: [`16-18 ${ROAD}`],
  },
  {
    rule: 'a number before a range that ends with it',
    typed: '18 quandong rd brunswick',
    first: `18 ${ROAD}`,
    listed: [`16-18 ${ROAD}`],
  },
  {
    rule: 'a letter',
    typed: '12a quandong rd brunswick',
    first: `12A ${ROAD}`,
    absent: [`12 ${ROAD}`, `12B ${ROAD}`],
  },
  {
    rule: 'a number before its letters',
    typed: '12 quandong rd brunswick',
    first: `12 ${ROAD}`,
    listed: [`12A ${ROAD}`, `12B ${ROAD}`],
  },
  ...[
    ['wrong street type', '19 quandong st brunswick'],
    ['wrong street type', '19 quandong avenue brunswick vic 3056'],
    ['missing street type', '19 quandong brunswick'],
    ['wrong postcode', '19 quandong rd brunswick vic 3999'],
    ['wrong postcode and type', '19 quandong st brunswick 3999'],
    ['wrong state', '19 quandong rd brunswick nsw'],
    ['postcode instead of suburb', '19 quandong rd 3056'],
    ['wrong suburb', '19 quandong rd vic coburg'],
    ['words joined', '19 quandongroad brunswick'],
    ['words joined', '19quandong rd brunswick'],
    ['words split', '19 quan dong rd brunswick'],
    ['words cut short', '19 quand rd bruns'],
    ['lower case, no commas', '19 quandong road brunswick vic 3056'],
    ['upper case', '19 QUANDONG ROAD BRUNSWICK VIC'],
    ['commas', '19, Quandong Road,, Brunswick, VIC,3056'],
    ['the country', '19 quandong road, brunswick vic 3056, australia'],
    ['postcode first', '3056 19 quandong rd'],
    ['postcode first', '3056 brunswick 19 quandong rd'],
    ['state and postcode first', 'vic 3056 brunswick 19 quandong rd'],
    ['suburb first', 'Brunswick VIC, 19 Quandong Road'],
    ['the state in words', '19 quandong rd brunswick victoria'],
    ['the state in words', '19 Quandong Road, Brunswick, Victoria, 3056, Australia'],
    ['the state with dots', '19 quandong rd brunswick V.I.C.'],
    ['the state with dots', '19 Quandong Road, Brunswick, V.I.C., 3056, Australia'],
    ['the number in words', 'No. 19 Quandong Rd, Brunswick'],
    ['care of', 'c/- Smith, 19 Quandong Rd, Brunswick'],
    ['a corner', '19 quandong rd cnr wirra st brunswick'],
    ['a corner', '19 cnr quandong rd & wirra st, brunswick'],
  ].map(([rule = '', typed = '']) => ({ rule, typed, listed: [`19 ${ROAD}`] })),
  ...[
    '6 mt hopewell dr mt waverley',
    '6 mount hopewell drive, Mount Waverley',
    '6 mthopewell dr',
    '6 mount hopewell drive mtwaverley',
  ].map((typed) => ({
    rule: 'MT and MOUNT',
    typed,
    listed: ['6 Mount Hopewell Drive, Mount Waverley VIC 3149'],
  })),
  ...[
    '12 st brannock av st kilda',
    '12 saint brannock ave, saint kilda',
    '12 st brannock avenue stkilda',
  ].map((typed) => ({
    rule: 'ST and SAINT',
    typed,
    listed: ['12 St Brannock Avenue, St Kilda VIC 3182'],
  })),
  ...["4 O'Dowdie St O'Connor", '4 o’dowdie street oconnor', '4 odowdie st', '4 o dowdie st'].map(
    (typed) => ({
      rule: 'apostrophes',
      typed,
      first: "4 O'Dowdie Street, O'Connor ACT 2602",
    }),
  ),
  {
    rule: 'an apostrophe, with another type',
    typed: "4 O'Dowdie Road O'Connor",
    first: "4 O'Dowdie Street, O'Connor ACT 2602",
  },
  ...[
    '9 ku-ring-billa cres',
    '9 ku ring billa cr darwin',
    '9 kuringbilla crescent darwin city',
  ].map((typed) => ({
    rule: 'hyphens, and DARWIN for DARWIN CITY',
    typed,
    first: '9 Ku-Ring-Billa Crescent, Darwin City NT 0800',
  })),
  ...['24 Level Crossing Rd', '24 level crossing road sunshine', '24 levelcrossing rd'].map(
    (typed) => ({
      rule: 'a street that sounds like a level',
      typed,
      first: '24 Level Crossing Road, Sunshine VIC 3020',
    }),
  ),
  {
    rule: 'a street without a type',
    typed: '29 the causewalk fremantle',
    first: '29 The Causewalk, Fremantle WA 6160',
  },
  {
    rule: 'a street named like a type',
    typed: '5 avenue rd glenelg',
    first: '5 Avenue Road, Glenelg SA 5045',
  },
  {
    rule: 'a street named by an ordinal',
    typed: '8 3rd ave hobart',
    first: '8 3rd Avenue, Hobart TAS 7000',
  },
  {
    rule: 'a street named by an ordinal',
    typed: '8 Third Avenue Hobart',
    first: '8 3rd Avenue, Hobart TAS 7000',
  },
  {
    rule: 'a street named by an ordinal, with another type',
    typed: '8 Third Street Hobart',
    first: '8 3rd Avenue, Hobart TAS 7000',
  },
  {
    rule: 'MT and MOUNT, with another type',
    typed: '6 mt hopewell road mt waverley',
    listed: ['6 Mount Hopewell Drive, Mount Waverley VIC 3149'],
  },
  {
    rule: 'a unit with a zero in front',
    typed: 'unit 01 19 quandong rd brunswick',
    first: `1/19 ${ROAD}`,
  },
  ...[
    'rear 19 quandong rd brunswick',
    'Front, 19 Quandong Rd, Brunswick VIC 3056',
    'ground floor 19 quandong rd brunswick',
  ].map((typed) => ({
    rule: 'a part of a house that is not in the index',
    typed,
    first: `19 ${ROAD}`,
    absent: [`1 ${ROAD}`],
  })),
  {
    rule: 'a granny flat',
    typed: 'granny flat, 21 quandong rd brunswick',
    listed: [`21 ${ROAD}`],
  },
  ...[
    '31 tarrawattle st north dubbo',
    '31 tarrawattle st n dubbo',
    '31 tarrawattle st nth dubbo',
  ].map((typed) => ({
    rule: 'a street with a suffix',
    typed,
    first: '31 Tarrawattle Street North, Dubbo NSW 2830',
    absent: ['31 Tarrawattle Street South, Dubbo NSW 2830'],
  })),
  {
    rule: 'a street without a number shows its first houses',
    typed: 'quandong rd brunswick',
    first: `1 ${ROAD}`,
    listed: [`3 ${ROAD}`, `5 ${ROAD}`],
  },
  {
    rule: 'without a street type, other streets of the name too',
    typed: '105 quandong',
    listed: [`105 ${ROAD}`, '105 Quandong Street, Preston VIC 3072'],
  },
];
