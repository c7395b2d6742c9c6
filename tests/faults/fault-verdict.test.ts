/** The verdict names everything that breaks the promise, and says when a run proves nothing. */
import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { brokenOutage, brokenRun } from './fault-verdict.ts';

const leads = 150;
const figures = {
  ...audit({ clients: [], partner: [], kills: [], endedAt: 0 }),
  acknowledged: leads,
  promised: 165,
  delivered: 165,
};
const options = { seed: 1, leads, kills: 2 };
const run = {
  ...figures,
  kills: 2,
  stillInOutbox: 0,
  dead: 0,
  attempts: 170,
  mostAttempts: 2,
  seconds: 40,
};
const outage = {
  ...figures,
  awaySeconds: 620,
  waited: 165,
  mostAttempts: 2,
  dead: 0,
  recoverySeconds: 18,
  seconds: 41,
};

describe('a run with kills', () => {
  it('keeps the promise', () => {
    expect(brokenRun(run, options)).toEqual([]);
  });

  it.each([
    [{ lost: 1 }, 'lost: acknowledged, never delivered: 1'],
    [{ acknowledged: 149 }, 'only 149 of 150 acknowledged'],
    [{ kills: 1 }, 'only 1 of 2 kills'],
  ])('breaks it with %j', (changed, reason) => {
    expect(brokenRun({ ...run, ...changed }, options)).toEqual([reason]);
  });
});

describe('an outage', () => {
  it('keeps the promise', () => {
    expect(brokenOutage(outage, leads)).toEqual([]);
  });

  it.each([
    [{ lost: 1 }, 'lost: acknowledged, never delivered: 1'],
    [{ dead: 1 }, '1 given up at the end of the schedule'],
    [{ recoverySeconds: 61 }, 'delivered 61 s after recovery, not 60'],
    [{ waited: 0, recoverySeconds: -590 }, 'only 0 of 165 deliveries waited for the partner'],
  ])('breaks it with %j', (changed, reason) => {
    expect(brokenOutage({ ...outage, ...changed }, leads)).toEqual([reason]);
  });
});
