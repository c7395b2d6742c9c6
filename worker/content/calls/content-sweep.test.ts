/** The content sweep: a lost call is found, a failed one is retried, and retries end. */
import { beforeEach, describe, expect, it } from 'vitest';
import { pausesMs, workOn } from './call-work.ts';
import { callRows, outcomeOf, type ToldCms, tellCms } from './calls.fixture.ts';
import { keptDays, sweepContent } from './content-sweep.ts';

let cms: ToldCms;
const sweep = async (afterMs = 0) => {
  cms.now += afterMs;
  await sweepContent(cms.parts);
};
const call = { id: 'call-1', brand: 'acacia', number: 4 };
const receive = async () => {
  const received = await cms.store.receive(call, cms.now);
  if (!received) throw new Error('It was received before');
  return received;
};

beforeEach(async () => {
  cms = await tellCms();
});

describe('a lost call', () => {
  it('is found by its number, applied and reported once', async () => {
    Object.assign(cms, { live: 7, seen: 6 });
    await sweep();
    expect(cms.synced).toEqual(['acacia']);
    expect(cms.reported).toEqual([{ brand: 'acacia', number: 7, outcome: outcomeOf('live') }]);
    // KV may be slow to show the new pointer.
    await sweep(60_000);
    await sweep(60_000);
    expect(cms.synced).toHaveLength(1);
    cms.seen = 7;
    await sweep(3_600_000);
    expect(cms.synced).toHaveLength(1);
  });

  it('is found again if the pointer never showed it', async () => {
    Object.assign(cms, { live: 7, seen: 6 });
    await sweep();
    await sweep(660_000);
    expect(cms.synced).toHaveLength(2);
    expect(await callRows()).toMatchObject([{ state: 'done', tries: 1 }]);
  });

  it('is not assumed while the real call is in progress, or when nothing was published', async () => {
    await receive();
    for (const live of [4, 3]) {
      Object.assign(cms, { live, seen: live - 1 });
      await sweep();
      expect(await callRows()).toHaveLength(1);
    }
    cms = await tellCms();
    await sweep();
    expect(await callRows()).toEqual([]);
  });

  it('is not assumed while a restored CMS is behind, but is found once that publishes, however high its number', async () => {
    Object.assign(cms, { live: 4, seen: 6 });
    await sweep();
    expect(await callRows()).toEqual([]);
    Object.assign(cms, { live: 217_000_000, has: 217_000_000 });
    await sweep(60_000);
    expect(cms.synced).toEqual(['acacia']);
    expect(cms.reported).toMatchObject([{ number: 217_000_000 }]);
  });

  it('cannot be found while the CMS shows nothing of what was published before, which is logged', async () => {
    Object.assign(cms, { live: null, seen: 6 });
    await sweep();
    await sweep(60_000);
    const lines = cms.lines.filter((line) => line.includes('content_check_failed'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/says nothing about acacia, .*publication 6: .*CMS_TOKEN/);
  });

  it('costs one log line while the CMS is down, and other calls are still handled', async () => {
    await receive();
    cms.live = new Error('The CMS did not answer siteLive: timeout');
    await sweep();
    expect(cms.synced).toEqual(['acacia']);
    expect(cms.lines.filter((line) => line.includes('content_check_failed'))).toHaveLength(1);
  });
});

describe('a failed call', () => {
  it('is reported to the editor and retried if its content could not be applied', async () => {
    cms.syncs = outcomeOf('failed');
    await workOn(await receive(), cms.parts);
    expect(cms.reported).toEqual([{ brand: 'acacia', number: 4, outcome: outcomeOf('failed') }]);
    await sweep(pausesMs[0] - 1);
    expect(cms.synced).toHaveLength(1);
    cms.syncs = outcomeOf('live');
    await sweep(1);
    expect(cms.synced).toHaveLength(2);
    expect(cms.reported.at(-1)?.outcome).toEqual(outcomeOf('live'));
    expect(await callRows()).toEqual([{ ...call, state: 'done', tries: 2 }]);
  });

  it('is retried if the sync threw an error', async () => {
    cms.syncs = new Error('KV put() failed');
    await workOn(await receive(), cms.parts);
    expect(cms.lines.join()).toContain('KV put() failed');
    cms.syncs = outcomeOf('refused');
    await sweep(pausesMs[0]);
    expect(cms.reported).toEqual([{ brand: 'acacia', number: 4, outcome: outcomeOf('refused') }]);
  });

  it('is reported again, but not applied again, if only the report failed', async () => {
    cms.reports = new Error('The CMS did not answer reportPublication: timeout');
    await workOn(await receive(), cms.parts);
    expect(await callRows()).toEqual([{ ...call, state: 'synced', tries: 1 }]);
    cms.reports = true;
    await sweep(pausesMs[0]);
    expect([cms.synced.length, cms.reported.length]).toEqual([1, 2]);
    expect(cms.reported[1]).toEqual(cms.reported[0]);
    expect(await callRows()).toEqual([{ ...call, state: 'done', tries: 2 }]);
  });

  it('is retried after each pause, for the last time after 31 h 24 min, and then given up with a log line', async () => {
    const began = cms.now;
    const minutes: number[] = [];
    cms.syncs = outcomeOf('failed');
    await receive();
    await sweep();
    for (const pause of pausesMs) {
      await sweep(pause);
      if (cms.synced.length > minutes.length + 1) minutes.push((cms.now - began) / 60_000);
    }
    expect(minutes).toEqual([1, 2, 4, 9, 24, 84, 7 * 60 + 24, 31 * 60 + 24]);
    expect(await callRows()).toMatchObject([{ state: 'received' }]);
    await sweep(60_000);
    await sweep(7 * 3_600_000);
    expect(cms.synced).toHaveLength(pausesMs.length + 1);
    expect(await callRows()).toEqual([{ ...call, state: 'failed', tries: pausesMs.length + 1 }]);
    expect(cms.lines.filter((line) => line.includes('content_call_given_up'))).toHaveLength(1);
  });

  it('can still succeed at the last try', async () => {
    cms.syncs = outcomeOf('failed');
    await receive();
    for (const pause of pausesMs) await sweep(pause);
    cms.syncs = outcomeOf('live');
    await sweep(pausesMs.at(-1));
    expect(await callRows()).toMatchObject([{ state: 'done' }]);
    expect(cms.reported.at(-1)?.outcome).toEqual(outcomeOf('live'));
  });

  it('is deleted a week after it came', async () => {
    cms.syncs = outcomeOf('failed');
    await receive();
    await sweep(keptDays * 86_400_000 + 1);
    expect(await callRows()).toEqual([]);
  });

  it('is handled only once when several try at the same time', async () => {
    const received = await receive();
    await Promise.all([workOn(received, cms.parts), workOn(received, cms.parts), sweep()]);
    expect([cms.synced.length, cms.reported.length]).toEqual([1, 1]);
  });

  it('for a brand that another worker serves is left to that worker', async () => {
    await cms.store.receive({ ...call, brand: 'banksia' }, cms.now);
    await sweep();
    expect(cms.synced).toEqual([]);
  });

  it('is reported with the outcome of the sync that covered its publication', async () => {
    const problems = [{ path: '/energy', reason: 'title: empty' }];
    Object.assign(cms, { syncs: { ...outcomeOf('refused'), problems }, has: 5 });
    await workOn(await receive(), cms.parts);
    Object.assign(cms, { syncs: outcomeOf('live'), has: 6 });
    for (const [id, number] of [
      ['call-2', 5],
      ['call-3', 6],
      ['call-4', 4],
    ] as const) {
      const next = await cms.store.receive({ ...call, id, number }, cms.now);
      if (next) await workOn(next, cms.parts);
    }
    expect(cms.reported).toEqual([
      { brand: 'acacia', number: 4, outcome: { ...outcomeOf('refused'), problems } },
      { brand: 'acacia', number: 5, outcome: { ...outcomeOf('refused'), problems } },
      { brand: 'acacia', number: 6, outcome: outcomeOf('live') },
      { brand: 'acacia', number: 4, outcome: { ...outcomeOf('refused'), problems } },
    ]);
    expect(cms.synced).toHaveLength(2);
  });

  it('is never reported with an outcome from before a restore', async () => {
    for (const number of [4, 6]) {
      Object.assign(cms, { has: number, seen: number, live: number });
      const before = await cms.store.receive({ ...call, id: `old-${number}`, number }, cms.now);
      if (before) await workOn(before, cms.parts);
    }
    Object.assign(cms, { live: 4, syncs: outcomeOf('failed') });
    await workOn(await receive(), cms.parts);
    const next = await cms.store.receive({ ...call, id: 'call-2', number: 5 }, cms.now);
    cms.live = 5;
    if (next) await workOn(next, cms.parts);
    expect(cms.reported.slice(2)).toEqual([
      { brand: 'acacia', number: 4, outcome: outcomeOf('failed') },
      { brand: 'acacia', number: 5, outcome: outcomeOf('failed') },
    ]);
  });

  it('is not done while the CMS does not show its publication', async () => {
    cms.has = 3;
    await workOn(await receive(), cms.parts);
    expect([cms.reported, await callRows()]).toMatchObject([[], [{ state: 'received' }]]);
    cms.has = 4;
    await sweep(pausesMs[0]);
    expect(await callRows()).toMatchObject([{ state: 'done' }]);
  });

  it('for a publication unknown to the CMS is done, and logged', async () => {
    cms.reports = false;
    await workOn(await receive(), cms.parts);
    expect(await callRows()).toEqual([{ ...call, state: 'done', tries: 1 }]);
    expect(cms.lines.join()).toContain('content_report_unknown');
  });
});
