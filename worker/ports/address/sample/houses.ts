/** Draws the houses of an ordinary sample street: plain numbers, ranges, letters, units, towers, lots. */
import { BUILDING_NAMES } from './streets.data.ts';

/** The parts of an address that its street does not give. */
export interface HouseParts {
  num: number;
  num_suffix?: string;
  num_to?: number;
  lot?: string;
  unit_type?: string;
  unit?: string;
  level_type?: string;
  level?: string;
  building?: string;
}

/** The houses of one street, in their order along it; every draw comes from `random`. */
export function drawHouses(streetName: string, random: () => number): HouseParts[] {
  const below = (limit: number): number => Math.floor(random() * limit);
  const houses: HouseParts[] = [];
  let num = 1 + below(3);
  const count = 9 + below(7);
  for (let house = 0; house < count; house++) {
    const draw = random();
    if (draw < 0.07) {
      const to = num + 2 * (1 + below(3));
      houses.push({ num, num_to: to });
      num = to;
    } else if (draw < 0.12) {
      houses.push({ num }, { num, num_suffix: 'A' }, { num, num_suffix: 'B' });
    } else if (draw < 0.2) {
      houses.push({ num }, ...block(num, 2 + below(7), draw < 0.16 ? 'Unit' : 'Flat'));
    } else if (draw < 0.21) {
      const name = BUILDING_NAMES[below(BUILDING_NAMES.length)] ?? 'House';
      houses.push(...tower(num, 2 + below(4), `${streetName} ${name}`));
    } else {
      houses.push({ num });
    }
    num += random() < 0.7 ? 1 : 2;
  }
  if (random() < 0.12) {
    const first = 1 + below(40);
    houses.push(...[0, 1, 2].map((step) => ({ num: 0, lot: String(first + step) })));
  }
  return houses;
}

const block = (num: number, count: number, unit_type: string): HouseParts[] =>
  Array.from({ length: count }, (_, index) => ({ num, unit_type, unit: String(index + 1) }));

function tower(num: number, levels: number, building: string): HouseParts[] {
  const shops = block(num, 2, 'Shop');
  const floors = Array.from({ length: levels }, (_, index): HouseParts[] => {
    const on = { num, level_type: 'Level', level: String(index + 1), building };
    return [on, { ...on, unit_type: 'Suite', unit: `${index + 1}01` }];
  });
  return [{ num, building }, ...shops, ...floors.flat()];
}
