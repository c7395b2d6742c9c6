/** Sample streets with one of each kind of address, to try by hand and for the golden cases. */
import type { HouseParts } from './houses.ts';

/** A street written out by hand. */
export interface ShowcaseStreet {
  name: string;
  type?: string;
  suffix?: string;
  /** `locality|state` */
  place: string;
  houses: readonly HouseParts[];
}

const plain = (...numbers: number[]): HouseParts[] => numbers.map((num) => ({ num }));

const units = (num: number, count: number, unit_type = 'Unit'): HouseParts[] =>
  Array.from({ length: count }, (_, index) => ({ num, unit_type, unit: String(index + 1) }));

export const SHOWCASE: readonly ShowcaseStreet[] = [
  {
    name: 'Quandong',
    type: 'Road',
    place: 'Brunswick|VIC',
    houses: [
      ...units(19, 24),
      ...plain(1, 3, 5, 7, 9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 23, 105, 109),
      { num: 12, num_suffix: 'A' },
      { num: 12, num_suffix: 'B' },
      { num: 16, num_to: 18 },
      { num: 103, num_to: 107 },
      ...units(103, 3).map((unit) => ({ ...unit, num_to: 107 })),
      { num: 21, unit_type: 'Shop', unit: '3' },
      { num: 21, unit_type: 'Flat', unit: '3A' },
      { num: 23, unit_type: 'Suite', unit: 'G01', building: 'Quandong House' },
      { num: 0, lot: '5' },
      { num: 0, lot: '12A' },
      { num: 25, lot: '7' },
    ],
  },
  { name: 'Quandong', type: 'Street', place: 'Preston|VIC', houses: plain(1, 2, 3, 4, 19, 105) },
  { name: 'Quandong', type: 'Road', place: 'Albany|WA', houses: plain(2, 4, 6, 8, 19, 21) },
  {
    name: 'Level Crossing',
    type: 'Road',
    place: 'Sunshine|VIC',
    houses: plain(2, 12, 20, 22, 24, 26),
  },
  {
    name: 'Wirrabirra',
    type: 'Terrace',
    place: 'Brisbane City|QLD',
    houses: [
      { num: 95, building: "Drover's Tower" },
      ...['1', '2', '3', '12'].map((level) => ({ num: 95, level_type: 'Level', level })),
      { num: 95, level_type: 'Ground Floor' },
      ...['5', '6'].map((unit) => ({
        num: 95,
        level_type: 'Level',
        level: '2',
        unit_type: 'Suite',
        unit,
      })),
      ...plain(91, 97, 99),
    ],
  },
  { name: "O'Dowdie", type: 'Street', place: "O'Connor|ACT", houses: plain(1, 2, 3, 4, 5, 6) },
  { name: 'Mount Hopewell', type: 'Drive', place: 'Mount Waverley|VIC', houses: plain(2, 4, 6, 8) },
  { name: 'St Brannock', type: 'Avenue', place: 'St Kilda|VIC', houses: plain(10, 12, 14, 16) },
  { name: 'The Causewalk', place: 'Fremantle|WA', houses: plain(1, 2, 3, 29) },
  {
    name: 'Tarrawattle',
    type: 'Street',
    suffix: 'North',
    place: 'Dubbo|NSW',
    houses: plain(30, 31, 32, 33),
  },
  {
    name: 'Tarrawattle',
    type: 'Street',
    suffix: 'South',
    place: 'Dubbo|NSW',
    houses: plain(30, 31, 32, 33),
  },
  {
    name: 'Ku-Ring-Billa',
    type: 'Crescent',
    place: 'Darwin City|NT',
    houses: [...plain(7, 9, 11), { num: 13, num_to: 15 }],
  },
  { name: 'Avenue', type: 'Road', place: 'Glenelg|SA', houses: plain(3, 5, 7) },
  { name: '3rd', type: 'Avenue', place: 'Hobart|TAS', houses: plain(4, 8, 12) },
];
