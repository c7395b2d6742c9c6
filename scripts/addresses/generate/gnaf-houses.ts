/** The houses of a generated street, in the columns of the national address file: ranges, units, towers, lots. */

/** Some columns of ADDRESS_DETAIL. */
export type HouseColumns = Readonly<Record<string, string | number>>;

type Draw = (limit: number) => number;

const unitKinds = ['UNIT', 'UNIT', 'UNIT', 'UNIT', 'FLAT', 'APT', 'VLLA', 'TNHS'];

/** Exactly `count` addresses, whatever the street looks like. @param dense city streets, which have towers */
export function* housesOf(
  count: number,
  dense: boolean,
  random: () => number,
): Generator<HouseColumns> {
  const below: Draw = (limit) => Math.floor(random() * limit);
  let num = 1 + below(4);
  let left = count;
  while (left > 0) {
    for (const house of oneHouse(num, dense, random, below)) {
      if (left === 0) return;
      left -= 1;
      yield house;
    }
    num += 1 + below(2) + (random() < 0.03 ? below(40) : 0);
  }
}

function oneHouse(num: number, dense: boolean, random: () => number, below: Draw): HouseColumns[] {
  const draw = random();
  const at = { NUMBER_FIRST: num };
  if (draw < 0.03) return [{ ...at, NUMBER_LAST: num + 2 * (1 + below(4)) }];
  if (draw < 0.05) return ['A', 'B'].map((NUMBER_FIRST_SUFFIX) => ({ ...at, NUMBER_FIRST_SUFFIX }));
  if (draw < 0.11) return [at, ...block(at, unitKinds[below(unitKinds.length)], 2 + below(10))];
  if (draw < 0.12) return [at, ...block(at, 'SHOP', 2 + below(6))];
  if (draw < 0.125) return [{ ...at, FLAT_TYPE_CODE: 'REAR' }];
  if (draw < 0.14) return [{ LOT_NUMBER: 1 + below(400) }];
  if (draw < (dense ? 0.16 : 0.145)) return tower(at, 3 + below(dense ? 30 : 4), 3 + below(8));
  return [at];
}

const block = (at: HouseColumns, type: string | undefined, count: number): HouseColumns[] =>
  Array.from({ length: count }, (_, index) => ({
    ...at,
    FLAT_TYPE_CODE: type ?? 'UNIT',
    FLAT_NUMBER: index + 1,
  }));

function tower(at: HouseColumns, floors: number, flats: number): HouseColumns[] {
  const building = { ...at, BUILDING_NAME: `TOWER ${floors}${flats}` };
  const ground = { ...building, LEVEL_TYPE_CODE: 'G', FLAT_TYPE_CODE: 'SHOP', FLAT_NUMBER: 1 };
  const above = Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: flats }, (__, flat) => ({
      ...building,
      LEVEL_TYPE_CODE: 'L',
      LEVEL_NUMBER: floor + 1,
      FLAT_TYPE_CODE: 'APT',
      FLAT_NUMBER: (floor + 1) * 100 + flat + 1,
    })),
  );
  return [building, ground, ...above.flat()];
}
