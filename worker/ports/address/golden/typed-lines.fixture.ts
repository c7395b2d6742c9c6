/** Whole lines of the sample: as each is typed letter by letter, its address stays listed once it has been listed. */

export const TYPED_OUT: readonly string[] = [
  '19 Quandong Road, Brunswick VIC 3056',
  '19 quandong rd brunswick vic 3056',
  '1/19 Quandong Road, Brunswick VIC 3056',
  '103-107 Quandong Road, Brunswick VIC 3056',
  'Level 2, 95 Wirrabirra Terrace, Brisbane City QLD 4000',
  'Lot 5 Quandong Road, Brunswick VIC 3056',
  "4 O'Dowdie Street, O'Connor ACT 2602",
  '24 Level Crossing Road, Sunshine VIC 3020',
  '29 The Causewalk, Fremantle WA 6160',
  '9 Ku-Ring-Billa Crescent, Darwin City NT 0800',
  '6 Mount Hopewell Drive, Mount Waverley VIC 3149',
  '31 Tarrawattle Street North, Dubbo NSW 2830',
  '19 quandong rd brunswick victoria 3056',
  '19 Quandong Road, Brunswick, V.I.C., 3056, Australia',
];
