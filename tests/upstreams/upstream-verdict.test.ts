/** The verdict on a phase names everything that breaks the promise, and says when the phase proves nothing. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from './errand.ts';
import { allPhases, type Phase, shortPhases } from './phases.ts';
import type { Calls, Played } from './play-phase.ts';
import { brokenPhase, figuresOf } from './upstream-verdict.ts';
import { errandOf, errands } from './upstream-visitors.ts';

const [page, call] = ['page', 'call'].map((kind) => errands.find((one) => one.kind === kind));
if (!page || !call) throw new Error('No errand of each kind');

const phase: Phase = {
  name: 'p',
  manner: ['error'],
  share: 20,
  mayFail: true,
  visitors: 10,
  prompt: 'each',
};
const outcome = (result: Outcome['result'], firstByteMs = 10): Outcome => ({
  result,
  firstByteMs,
  ms: firstByteMs,
});
const called = (all: number, struck: number): Calls => ({
  api: { all, struck },
  graphql: { all: 5, struck: 1 },
  address: { all: 5, struck: 1 },
});
const played = (over: Partial<Played> = {}): Played => ({
  phase,
  visits: [
    { errand: page, outcome: outcome('well') },
    { errand: call, outcome: outcome('failed', 9000) },
  ],
  calls: called(5, 1),
  ...over,
});

describe('a phase', () => {
  it('is kept when calls fail in the right words and pages arrive', () => {
    expect(brokenPhase(played())).toEqual([]);
    expect(figuresOf(played())).toMatchObject({ pages: 1, calls: 1, failed: 1, firstByteMost: 10 });
  });

  it('is broken by a miss, whatever it was', () => {
    const missed = { ...outcome('missed'), why: 'GET /: 500' };
    const visits = [...played().visits, { errand: page, outcome: missed }];
    expect(brokenPhase(played({ visits }))).toEqual([`p: ${page.name}: GET /: 500`]);
  });

  it('is broken by the late first byte of a page when pages must be prompt', () => {
    const late = [{ errand: page, outcome: outcome('well', 1001) }, ...played().visits];
    expect(brokenPhase(played({ visits: late }))).toHaveLength(1);
    const { prompt: _, ...patient } = phase;
    expect(brokenPhase(played({ visits: late, phase: patient }))).toEqual([]);
  });

  it('in which half must be prompt allows one late page of three, but not two', () => {
    const half = { ...phase, prompt: 'half' } as const;
    const late = { errand: page, outcome: outcome('well', 1001) };
    const on = { errand: page, outcome: outcome('well') };
    const { visits } = played();
    expect(brokenPhase(played({ visits: [late, on, ...visits], phase: half }))).toEqual([]);
    expect(brokenPhase(played({ visits: [late, late, ...visits], phase: half }))).toEqual([
      'p: the first byte of half of the pages came after 1001 ms',
    ]);
  });

  it('is broken by a failure where nothing may fail', () => {
    expect(brokenPhase(played({ phase: { ...phase, mayFail: false } }))).toHaveLength(1);
  });

  it('is broken when it proves nothing', () => {
    const visits = played().visits.filter(({ errand }) => errand === page);
    expect(brokenPhase(played({ visits }))).toEqual([
      'p: nobody noticed a failure',
      'p: nobody came',
    ]);
  });

  it.each([0, 25])('is broken when an upstream was called %d times and never struck', (all) => {
    const calls = called(all, 0);
    expect(brokenPhase(played({ calls }))).toEqual(['p: nothing was done to api']);
  });

  it('is kept when a small run has spared an upstream by chance, or the partner is well', () => {
    expect(brokenPhase(played({ calls: called(24, 0) }))).toEqual([]);
    const visits = [page, call].map((errand) => ({ errand, outcome: outcome('well') }));
    const well = { ...phase, manner: ['well'], mayFail: false };
    expect(brokenPhase(played({ calls: called(25, 0), visits, phase: well }))).toEqual([]);
  });
});

describe('the plan', () => {
  it('shares out all visitors', () => {
    for (const phases of [allPhases, shortPhases]) {
      expect(phases.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(100);
    }
  });

  it('has every errand in a few hundred visitors', () => {
    const sent = Array.from({ length: 500 }, (_, index) => errandOf(1, index));
    expect(new Set(sent)).toEqual(new Set(errands));
  });
});
