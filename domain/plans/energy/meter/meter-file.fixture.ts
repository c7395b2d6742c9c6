/** Meter data files for tests: a home with hot water and solar, the same in each run. */

interface MadeFile {
  /** The first day, `2025-01-01`. */
  readonly from?: string;
  readonly days?: number;
  readonly minutes?: 5 | 15 | 30;
  readonly registers?: readonly Suffix[];
  readonly nmi?: string;
  readonly unit?: 'Wh' | 'kWh' | 'MWh';
  /** kWh in an interval, in place of the generated values. */
  readonly kwh?: (day: number, interval: number, suffix: Suffix) => number;
  /** Line break. */
  readonly ends?: '\n' | '\r\n';
}
type Suffix = 'E1' | 'E2' | 'B1';

const unitsOfKwh = { Wh: 1_000, kWh: 1, MWh: 0.001 } as const;

export function meterFile(made: MadeFile = {}): string {
  return [...meterLines(made)].join('');
}

/** Yields line by line, with line breaks: a large file need not fit in memory. */
export function* meterLines({
  from = '2025-01-01',
  days = 365,
  minutes = 30,
  registers = ['E1'],
  nmi = '9999000001',
  unit = 'kWh',
  kwh = madeKwh(minutes),
  ends = '\n',
}: MadeFile = {}): Generator<string> {
  const start = Date.parse(`${from}T00:00:00Z`);
  yield `100,NEM12,202601010900,NETWORK1,RETAIL1${ends}`;
  for (const suffix of registers) {
    yield `200,${nmi},${registers.join('')},1,${suffix},N1,METER1,${unit},${minutes},${ends}`;
    for (let day = 0; day < days; day += 1) {
      const date = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
      const values = Array.from({ length: 1_440 / minutes }, (_, interval) =>
        String(Number((kwh(day, interval, suffix) * unitsOfKwh[unit]).toFixed(6))),
      );
      yield `300,${date.replaceAll('-', '')},${values.join(',')},A,,,20260101090000,${ends}`;
    }
  }
  yield `900${ends}`;
}

/** Pseudo-random but reproducible readings, to a thousandth of a kWh. */
function madeKwh(minutes: number) {
  return (day: number, interval: number, suffix: Suffix): number => {
    const hour = (interval * minutes) / 60;
    const drawn = ((day * 7_919 + interval * 104_729) % 1_000) / 1_000;
    const share = minutes / 30;
    switch (suffix) {
      case 'E1': {
        const evening = hour >= 17 && hour < 22 ? 0.4 : 0;
        return Number(((0.1 + evening + drawn * 0.2) * share).toFixed(3));
      }
      case 'E2':
        return hour < 5 ? Number(((0.4 + drawn * 0.2) * share).toFixed(3)) : 0;
      case 'B1':
        return hour >= 9 && hour < 15 ? Number((drawn * 1.2 * share).toFixed(3)) : 0;
    }
  };
}
