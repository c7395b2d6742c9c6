/** The schedule: its steps, its end, jitter and a partner's Retry-After. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDue, scheduleMs } from './schedule.ts';

describe('the schedule', () => {
  it('is 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h', () => {
    expect(scheduleMs.map((ms) => ms / 1000)).toEqual([
      0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
  });

  it('ends after the tenth attempt', () => {
    expect(nextDue({ attempts: 9, now: 0, chance: 0 })).toBe(86_400_000);
    expect(nextDue({ attempts: 10, now: 0, chance: 0 })).toBeNull();
  });

  it('is never early, at most a tenth late, and never before Retry-After', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 90_000_000 }),
        (attempts, chance, retryAfterMs) => {
          const pause = scheduleMs[attempts] ?? 0;
          const due = nextDue({ attempts, now: 1000, chance, retryAfterMs }) ?? 0;
          const asked = Math.min(retryAfterMs, 86_400_000);
          expect(due - 1000).toBeGreaterThanOrEqual(Math.max(pause, asked));
          expect(due - 1000).toBeLessThanOrEqual(Math.ceil(Math.max(pause * 1.1, asked)) + 1);
        },
      ),
    );
  });
});
