/** The figures of a mixed load: the slope is that of a straight line, and every broken promise is noticed. */
import { describe, expect, it } from 'vitest';
import { brokenLoad, figuresOf, type LoadRun, loadTable, slopeOf } from './load-figures.ts';

const growing = (megabytes: number) =>
  Array.from({ length: 101 }, (_, at) => ({
    minutes: at / 10,
    // Up and down around the line, as garbage collection makes it.
    heapMb: 100 + (at / 10) * megabytes + (at % 2 ? 5 : -5),
    wholeMb: 400,
  }));
const line = (megabytes: number) =>
  growing(megabytes).map(({ minutes, heapMb }) => [minutes, heapMb] as const);

const run: LoadRun = {
  visits: Array.from({ length: 100 }, (_, at) => ({
    kind: 'cached page',
    ms: at + 1,
    from: 'hit',
  })),
  memory: growing(0.2),
  seconds: 50,
  cpuSeconds: 0.1,
  leadReasons: [],
};

describe('the slope of the memory', () => {
  it('is that of the line through all samples', () => {
    expect(slopeOf(line(3))).toBeCloseTo(3, 1);
    expect(slopeOf(line(-2))).toBeCloseTo(-2, 1);
  });

  it('is 0 when no time passes between the samples', () => {
    expect(slopeOf([])).toBe(0);
    expect(slopeOf([[1, 5]])).toBe(0);
  });

  it('leaves the warm-up out', () => {
    const jump = growing(0).map((one) => ({
      ...one,
      heapMb: one.minutes < 1.5 ? 0 : one.heapMb,
    }));
    expect(figuresOf({ ...run, memory: jump }).heap.slopeMbAMinute).toBeCloseTo(0, 1);
  });
});

it('has times, caches and speed of each kind', () => {
  const figures = figuresOf(run);
  expect(figures.kinds[0]).toEqual({
    kind: 'cached page',
    count: 100,
    errors: 0,
    p50: 51,
    p99: 100,
    cached: 100,
    tail: 100 / 51,
  });
  expect(figures.kinds[1]).toMatchObject({ kind: 'first render', count: 0, tail: 0, cached: 0 });
  expect(figures).toMatchObject({ requestsASecond: 2, cpuMsARequest: 1 });
  expect(loadTable(figures)).toContain('cached page              100       0');
});

describe('a promise is broken by', () => {
  it('nothing in a good run', () => {
    expect(brokenLoad(figuresOf(run), 10)).toEqual([]);
  });

  it('one error', () => {
    const visits = [...run.visits, { kind: 'lead', ms: 1, error: 'A lead: 503' } as const];
    expect(brokenLoad(figuresOf({ ...run, visits }), 0)).toEqual([
      'errors: 1, the first: A lead: 503',
    ]);
  });

  it('a lead that was lost', () => {
    const leadReasons = ['lost: 1 of 5'];
    expect(brokenLoad(figuresOf({ ...run, leadReasons }), 0)).toEqual(leadReasons);
  });

  it('memory that grows, in a run long enough to say so', () => {
    const figures = figuresOf({ ...run, memory: growing(1.5) });
    expect(brokenLoad(figures, 10)).toEqual(['the heap grows by 1.50 MB a minute, budget 1']);
    expect(brokenLoad(figures, 0)).toEqual([]);
  });
});
