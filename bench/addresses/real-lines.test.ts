/** Real lines loaded as addresses: each is found by its own text, a number before its range, a range by both ends. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSqliteD1 } from '../../tests/partner/sqlite-d1.ts';
import { loadRelease } from '../../worker/ports/address/load/load-addresses.ts';
import { askAddresses } from './ask-addresses.ts';
import { type LinePair, realLine, releaseOf } from './real-lines.ts';

const folder = process.env.KURRAJONG_DATA;
const file = folder && join(folder, 'real-address-lines.json');
const skipped = file && existsSync(file) ? '' : ' (skipped: no KURRAJONG_DATA with them)';
/** The fewest of a hundred that must be found. */
const least = 99;

async function asking(pairs: readonly LinePair[]) {
  const db = createSqliteD1('address');
  const lines = pairs.flatMap(({ probe, range }) => [realLine(probe), realLine(range)]);
  await loadRelease(db, releaseOf(lines));
  return async (texts: readonly string[]) =>
    (await askAddresses(db, { texts, repair: true, times: 1, what: 'search' })).map(
      (asked) => asked.lines,
    );
}

/** The failures of each kind of search, in words. */
async function failures(pairs: readonly LinePair[]): Promise<Record<string, string[]>> {
  const ask = await asking(pairs);
  const ends = pairs.map(({ range }) => range.replace(/^\S+-(\S+)/, '$1'));
  const [probes, ranges, others] = [
    await ask(pairs.map(({ probe }) => probe)),
    await ask(pairs.map(({ range }) => range)),
    await ask(ends),
  ];
  const failing = (
    isRight: (own: { probe: string; range: string }, at: number) => boolean | undefined,
    said: (at: number) => readonly string[] | undefined,
  ): string[] =>
    pairs.flatMap((pair, at) =>
      isRight({ probe: realLine(pair.probe).line, range: realLine(pair.range).line }, at)
        ? []
        : [`${pair.probe} | ${pair.range} → ${said(at)?.slice(0, 5).join(' | ')}`],
    );
  return {
    'its own text': failing(
      ({ probe, range }, at) => probes[at]?.[0] === probe && ranges[at]?.[0] === range,
      (at) => (probes[at]?.[0] === realLine(pairs[at]?.probe ?? '').line ? ranges : probes)[at],
    ),
    'the number before the range': failing(
      ({ probe, range }, at) => {
        const found = probes[at] ?? [];
        return found.indexOf(probe) >= 0 && found.indexOf(probe) < found.indexOf(range);
      },
      (at) => probes[at],
    ),
    'the range by its other end': failing(
      ({ range }, at) => others[at]?.includes(range),
      (at) => others[at],
    ),
  };
}

describe('a real line', () => {
  it.each([
    [
      '41-47 KEVERSTONE CCT, ISABELLA PLAINS ACT 2905',
      '41-47 Keverstone Circuit, Isabella Plains ACT 2905',
    ],
    ['12A THE ESPLANADE, ST KILDA VIC 3182', '12A The Esplanade, St Kilda VIC 3182'],
    ["7 O'DOWD ST NORTH, DUBBO NSW 2830", "7 O'Dowd Street North, Dubbo NSW 2830"],
  ])('%s', (text, line) => {
    expect(realLine(text).line).toBe(line);
  });

  it('throws with the line when it cannot be read', () => {
    expect(() => realLine('PO BOX 7, DUBBO')).toThrow('PO BOX 7, DUBBO');
  });
});

describe('the search over real lines', () => {
  const near = { probe: '1 GEILS CT, DEAKIN ACT 2600', range: '1-5 GEILS CT, DEAKIN ACT 2600' };

  it('finds both lines of a pair, and reports what it cannot find', async () => {
    expect(await failures([near])).toEqual({
      'its own text': [],
      'the number before the range': [],
      'the range by its other end': [],
    });
    const inside = { ...near, range: '0-5 GEILS CT, DEAKIN ACT 2600' };
    const { 'the number before the range': told } = await failures([inside]);
    expect(told).toEqual([
      '1 GEILS CT, DEAKIN ACT 2600 | 0-5 GEILS CT, DEAKIN ACT 2600 → 1 Geils Court, Deakin ACT 2600',
    ]);
  });

  it.skipIf(skipped)(`finds at least ${least} of a hundred${skipped}`, async () => {
    const pairs: LinePair[] = JSON.parse(readFileSync(file ?? '', 'utf8'));
    expect(pairs.length).toBeGreaterThan(900);
    for (const [what, failed] of Object.entries(await failures(pairs))) {
      const found = (100 * (pairs.length - failed.length)) / pairs.length;
      console.log(`${what}: ${found.toFixed(1)} %\n  ${failed.slice(0, 12).join('\n  ')}`);
      expect(found, what).toBeGreaterThanOrEqual(least);
    }
  });
});
