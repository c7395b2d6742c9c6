/** NEM12 files as networks provide them: whole, in chunks and broken. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeterFault } from './meter-fault.ts';
import { meterFile } from './meter-file.fixture.ts';
import type { MeterReadings } from './meter-readings.ts';
import { nem12Reader } from './nem12-reader.ts';

function read(text: string, pieces: readonly string[] = [text]): MeterReadings {
  const reader = nem12Reader();
  for (const piece of pieces) reader.push(piece);
  return reader.end();
}

function faultOf(text: string): MeterFault {
  try {
    read(text);
  } catch (fault) {
    if (fault instanceof MeterFault) return fault;
    throw fault;
  }
  throw new Error('The file was read');
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
function daysOf(readings: MeterReadings, suffix = 'E1') {
  const days = readings[0]?.registers.get(suffix);
  if (!days) throw new Error(`There is no register ${suffix}`);
  return days;
}
function halfHours(readings: MeterReadings, date: string, suffix = 'E1'): number[] {
  return [...(daysOf(readings, suffix).get(dayOf(date)) ?? [])];
}

const header = '100,NEM12,202601010900,NETWORK1,RETAIL1';
const register = (suffix = 'E1', unit = 'kWh', minutes = 30, nmi = '9999000001') =>
  `200,${nmi},E1E2B1,1,${suffix},N1,METER1,${unit},${minutes},`;
const flat = (value: string | number, count = 48) => Array(count).fill(value).join(',');
const day = (date: string, values: string, rest = 'A,,,20260101090000,') =>
  `300,${date},${values},${rest}`;
const file = (...lines: string[]) => `${[header, ...lines, '900'].join('\n')}\n`;

describe('a whole file', () => {
  it('has its registers, days and half hours', () => {
    const readings = read(meterFile({ days: 3, registers: ['E1', 'E2', 'B1'] }));
    expect(readings).toHaveLength(1);
    expect([...(readings[0]?.registers.keys() ?? [])]).toEqual(['E1', 'E2', 'B1']);
    expect([...daysOf(readings).keys()]).toEqual(
      ['2025-01-01', '2025-01-02', '2025-01-03'].map(dayOf),
    );
    expect(halfHours(readings, '2025-01-02')).toHaveLength(48);
  });

  it.each([
    [5, 0.1, 0.6],
    [15, 0.3, 0.6],
    [30, 0.6, 0.6],
  ])('has intervals of %i minutes summed to half hours', (minutes, each, half) => {
    const readings = read(
      file(register('E1', 'kWh', minutes), day('20250101', flat(each, 1_440 / minutes))),
    );
    for (const kwh of halfHours(readings, '2025-01-01')) expect(kwh).toBeCloseTo(half, 12);
  });

  it.each([
    ['Wh', 500],
    ['kWh', 0.5],
    ['KWH', 0.5],
    ['MWh', 0.0005],
  ])('has readings in %s converted to kWh', (unit, value) => {
    const readings = read(file(register('E1', unit), day('20250101', flat(value))));
    expect(halfHours(readings, '2025-01-01')[0]).toBeCloseTo(0.5, 12);
  });

  it('has no register for reactive power, whatever its unit', () => {
    const readings = read(
      file(register(), day('20250101', flat(1)), register('Q1', 'kVArh'), day('20250101', flat(9))),
    );
    expect([...(readings[0]?.registers.keys() ?? [])]).toEqual(['E1']);
  });

  it('has its meters kept separate', () => {
    const readings = read(
      file(
        register(),
        day('20250101', flat(1)),
        register('E1', 'kWh', 30, '9999000002'),
        day('20250101', flat(2)),
      ),
    );
    expect(readings.map(({ nmi }) => nmi)).toEqual(['9999000001', '9999000002']);
  });

  it('has the later of two readings of a day', () => {
    const readings = read(
      file(register(), day('20250101', flat(1)), day('20250101', flat(2), 'F14,,,,')),
    );
    expect(halfHours(readings, '2025-01-01')).toEqual(Array(48).fill(2));
  });

  it.each(['A', 'S14', 'F16', 'E52', 'V', ''])(
    'has readings of the quality “%s” counted',
    (method) => {
      const readings = read(file(register(), day('20250101', flat(1), `${method},,,,`)));
      expect(halfHours(readings, '2025-01-01')).toEqual(Array(48).fill(1));
    },
  );

  it('has no values for a null day', () => {
    const readings = read(file(register(), day('20250101', flat(0), 'N,,,,')));
    expect(halfHours(readings, '2025-01-01')).toEqual(Array(48).fill(Number.NaN));
  });

  it('has no values for half hours that a 400 record marks null', () => {
    const readings = read(
      file(
        register('E1', 'kWh', 15),
        day('20250101', flat(1, 96), 'V,,,,'),
        '400,1,2,A,,',
        '400,3,5,N,,',
        '400,6,96,S14,,',
      ),
    );
    const half = halfHours(readings, '2025-01-01');
    expect(half.slice(0, 4)).toEqual([2, Number.NaN, Number.NaN, 2]);
  });

  it('has no value for a negative or empty reading', () => {
    const readings = read(file(register(), day('20250101', `-1,,${flat(1, 46)}`)));
    expect(halfHours(readings, '2025-01-01').slice(0, 3)).toEqual([Number.NaN, Number.NaN, 1]);
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['ends of lines as Windows writes them', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no end of its last line', (text: string) => text.trimEnd()],
    ['blank lines', (text: string) => text.replaceAll('\n', '\n\n')],
    ['quoted fields', (text: string) => text.replaceAll('N1,METER1', '"N1","METER, ""1"""')],
    ['no header', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['a second file behind it', (text: string) => text + text],
    ['500 records', (text: string) => text.replace('900\n', '500,O,S1,20250201000000,17.4\n900\n')],
  ])('reads the same with %s', (_, change) => {
    const text = meterFile({ days: 2 });
    expect(read(change(text))).toEqual(read(text));
  });

  it('reads the same in chunks of any size', () => {
    const text = meterFile({ days: 2, registers: ['E1', 'B1'], ends: '\r\n' });
    const whole = read(text);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 30 }), (drawn) => {
        const cuts = [0, ...drawn.toSorted((one, other) => one - other), text.length];
        const pieces = cuts.slice(1).map((to, index) => text.slice(cuts[index], to));
        expect(read(text, pieces)).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a broken file', () => {
  const good = day('20250101', flat(1));
  it.each([
    ['not-nem12', 1, 'Date,Usage\n2025-01-01,4.2\n', 'This is not a NEM12 file'],
    ['not-nem12', null, '', 'This is not a NEM12 file'],
    ['not-nem12', 1, 'x'.repeat(100_001), 'This is not a NEM12 file'],
    ['zipped', 1, 'PK\u0003\u0004…', 'Unzip it first'],
    ['nem13', 1, '100,NEM13,202601010900,N,R\n', 'This is a NEM13 file'],
    ['nem13', 2, file('250,9999000001,11,1,11,11'), 'This is a NEM13 file'],
    ['unknown-record', 3, file(register(), '700,1'), '“700”.'],
    ['unknown-record', 6, `${file(register(), good)}\n300,1`, 'not a NEM12 record'],
    ['out-of-order', 2, file(good), 'before the record (200)'],
    ['out-of-order', 3, file(register(), '400,1,48,A,,'), 'before the record (200)'],
    ['unknown-interval', 2, file(register('E1', 'kWh', 60)), 'The interval is “60”.'],
    ['unknown-unit', 2, file(register('E1', 'MJ')), 'The unit is “MJ”.'],
    ['no-such-date', 3, file(register(), day('20250230', flat(1))), '“20250230”.'],
    ['no-such-date', 3, file(register(), day('2025-1-1', flat(1))), 'There is no such date.'],
    ['wrong-intervals', 4, file(register(), good, day('20250102', flat(1, 47))), '47 readings'],
    ['wrong-intervals', 3, file(register(), day('20250101', flat(1, 50))), '50 readings'],
    ['wrong-intervals', 3, file(register(), '300,20250101,1,1'), 'Found 2 readings; expected 48.'],
    ['wrong-intervals', 3, file(register(), `300,20250101,${flat(1, 49)}`), 'Found 49 readings;'],
    ['not-a-number', 3, file(register(), day('20250101', `${flat(1, 47)},x1`)), '“x1”.'],
    ['not-a-number', 3, file(register(), day('20250101', `1e99,${flat(1, 47)}`)), '“1e99”.'],
    ['no-end', null, meterFile({ days: 2 }).replace('900\n', ''), 'ends without its last record'],
  ] as const)('fails with %s at line %s', (code, line, text, words) => {
    const fault = faultOf(text);
    expect([fault.code, fault.line]).toEqual([code, line]);
    expect(fault.message).toContain(words);
  });

  it('raises no error except a fault, whatever is changed in it', () => {
    const text = meterFile({ days: 1 });
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ maxLength: 4 }), (at, put) => {
        try {
          read(text.slice(0, at) + put + text.slice(at + put.length));
        } catch (fault) {
          expect(fault).toBeInstanceOf(MeterFault);
        }
      }),
    );
  });
});
