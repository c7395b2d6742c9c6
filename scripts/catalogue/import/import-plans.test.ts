/** An import from files: every file format, broken entries, answers with the same id, and an interrupted import. */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { powerAnswer, timedAnswer, timedRate, week } from '../cdr/cdr-answer.fixture.ts';
import { turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { heldLoad, importFolder, inImportFolder } from './import.fixture.ts';
import { importFiles } from './import-files.ts';
import { reportLines } from './import-report.ts';

const answer = (planId: string, data: object = {}) => powerAnswer({ data: { planId, ...data } });
const line = (...entries: unknown[]) => entries.map((one) => JSON.stringify(one)).join('\n');
const ids = (plans: ReadonlyMap<string, unknown>) => [...plans.keys()];

const quandong = { id: 'quandong', name: 'Quandong', verticals: ['energy'] };
const mobile = {
  providers: [{ id: 'plover', name: 'Plover Net', verticals: ['mobile'] }],
  plans: [{ id: 'x', vertical: 'mobile', providerId: 'plover' }],
};

describe('an import', () => {
  it('reads a folder of every format: lists, lines, single answers, answers with several plans', async () => {
    const files = {
      'a.json': [answer('A1'), answer('A2')],
      'b/b.ndjson': line(answer('B1'), answer('B2').data),
      'b/c.jsonl': `{"data":{\n${line(answer('C1'))}`,
      'd.json': answer('D1'),
      'e.json': { data: { plans: [answer('E1').data, answer('E2')] } },
      'f.json': `${line(answer('F1'), answer('F2'))}\n`,
      'notes.txt': 'not read',
    };
    const { held, load } = heldLoad();
    const progress: number[] = [];
    const onProgress = (_: string, bytes: number) => progress.push(bytes);
    await inImportFolder(files, (folder) => importFolder(folder, { load, onProgress }));
    const wanted = ['a1', 'a2', 'b1', 'b2', 'c1', 'd1', 'e1', 'e2', 'f1', 'f2'];
    expect(ids(held.live)).toEqual(wanted.map((id) => `quandong-${id}`));
    expect(held.puts).toBe(5);
    expect(progress).toHaveLength(12);
  });

  it('reads a file once, even if it is named beside its folder', () =>
    inImportFolder({ 'a.json': answer('A1') }, async (folder) => {
      const a = join(folder, 'a.json');
      expect(importFiles([folder, a]).map(({ path }) => path)).toEqual([a]);
    }));

  it('keeps the latest of several answers with one id, wherever they are', async () => {
    const at = (lastUpdated: string | undefined, displayName: string) =>
      answer('A1', { lastUpdated, displayName });
    const files = {
      'a.json': [at('2026-11-02T00:00:00Z', 'Newest'), at(undefined, 'Undated')],
      'b.json': [at('2026-11-01T23:59:59Z', 'Older'), answer('A2')],
      'c.json': at('2026-11-02T10:00:00+10:00', 'As new, and read last'),
    };
    const { held, load } = heldLoad();
    const { result } = await inImportFolder(files, (folder) => importFolder(folder, { load }));
    expect(held.live.get('quandong-a1')?.plan.name).toBe('As new, and read last');
    expect(result.older).toBe(3);
  });

  it('has last checked a plan when its file was written, and never after the day of the import', async () => {
    const files = { 'old.json': answer('A1'), 'new.json': answer('A2') };
    const { held, load } = heldLoad();
    await inImportFolder(files, (folder) => {
      const written = new Date('2026-10-03T20:00:00Z');
      utimesSync(join(folder, 'old.json'), written, written);
      const later = new Date('2026-12-01T00:00:00Z');
      utimesSync(join(folder, 'new.json'), later, later);
      return importFolder(folder, { load, day: '2026-11-21' });
    });
    const checked = ['a1', 'a2'].map((id) => held.live.get(`quandong-${id}`)?.plan.checkedOn);
    expect(checked).toEqual(['2026-10-04', '2026-11-21']);
  });

  it('uses no older answer where the latest is refused', async () => {
    const at = (year: number, displayName: string) =>
      answer('A1', { lastUpdated: `${year}-11-01T00:00:00Z`, displayName });
    const files = {
      'a.json': [at(2024, 'Older'), answer('A2')],
      'b.json': at(2026, `Endless ${'x'.repeat(100_001)}`),
    };
    const { held, load } = heldLoad();
    const { result } = await inImportFolder(files, (folder) => importFolder(folder, { load }));
    expect([...held.live.keys()]).toEqual(['quandong-a2']);
    expect(result.older).toBe(1);
  });

  it('skips lists of plan summaries, wherever they are, since they have no tariff', async () => {
    const summary = (planId: string, data: object = {}) =>
      answer(planId, { electricityContract: undefined, gasContract: null, ...data }).data;
    const list = { data: { plans: [summary('A1'), summary('A2'), summary('A3')] }, meta: {} };
    const files = {
      'a.json': list,
      'details/1.json': answer('A1'),
      'details/2.json': answer('A2'),
      'details/4.json': summary('A4', { meteringCharges: [] }),
      'plans.json': list,
    };
    const { held, load } = heldLoad();
    const { result, others } = await inImportFolder(files, (folder) =>
      importFolder(folder, { load }),
    );
    expect(ids(held.live)).toEqual(['quandong-a1', 'quandong-a2']);
    expect(result).toMatchObject({ older: 0, summaries: 6, refused: [{ count: 1 }] });
    expect(reportLines(result, others)).toContain(
      'summaries 6: they have no tariffs, so only plan details are loaded',
    );
  });

  it('resumes where it stopped, with the same result as an uninterrupted one', async () => {
    const files = { 'a.json': ['A1', 'A2', 'A3', 'A4'].map((id) => answer(id)) };
    await inImportFolder(files, async (folder) => {
      const { held, load } = heldLoad();
      held.failsAfter = 1;
      await expect(importFolder(folder, { load })).rejects.toThrow('The database is gone');
      expect([ids(held.live), ids(held.staged)]).toEqual([[], ['quandong-a1', 'quandong-a2']]);
      held.failsAfter = Number.POSITIVE_INFINITY;
      const { result, taken } = await importFolder(folder, { load });
      expect([taken, held.puts, held.live.size]).toEqual([2, 2, 4]);
      // The report covers everything, not only what was left to load.
      expect(result.energy.priced).toBe(4);
    });
  });

  it('resumes with the plans of a catalogue after those of answers, and counts the ended ones', async () => {
    const day = '2026-11-21';
    const own = (planId: string, effectiveTo: string) => ({
      ...turnedEnergyPlan(answer(planId, { effectiveTo }), { day: '2026-01-01' }).plan,
      checkedOn: day,
    });
    const plans = [own('B1', '2026-11-22'), own('B2', day)];
    const files = {
      'a.json': [answer('A1'), answer('A2')],
      'b.json': { providers: [quandong], plans },
    };
    await inImportFolder(files, async (folder) => {
      const { held, load } = heldLoad();
      held.failsAfter = 1;
      await expect(importFolder(folder, { load, day })).rejects.toThrow('The database is gone');
      held.failsAfter = Number.POSITIVE_INFINITY;
      const { result, taken } = await importFolder(folder, { load, day });
      expect([taken, result.refused, result.energy.ended]).toEqual([2, [], 1]);
      const ended = ['b1', 'b2'].map((id) => held.live.get(`quandong-${id}`)?.plan.endedOn);
      expect([held.live.size, ...ended]).toEqual([4, undefined, day]);
    });
  });

  it('starts again if the files or the day differ', async () => {
    const { held, load } = heldLoad();
    const run = (id: string, day: string) =>
      inImportFolder({ 'a.json': ['A1', 'A2', id].map((one) => answer(one)) }, (folder) =>
        importFolder(folder, { load, day }),
      );
    for (const [id, day] of [
      ['A4', '2026-11-21'],
      ['A3', '2026-11-22'],
    ] as const) {
      held.failsAfter = held.puts + 1;
      await expect(run('A3', '2026-11-21')).rejects.toThrow('The database is gone');
      held.failsAfter = Number.POSITIVE_INFINITY;
      expect((await run(id, day)).taken).toBe(0);
    }
  });

  it('starts again if a file has another date, from which its plans say when they were checked', async () => {
    const { held, load } = heldLoad();
    await inImportFolder(
      { 'a.json': ['A1', 'A2', 'A3'].map((one) => answer(one)) },
      async (folder) => {
        const dated = (day: string) =>
          utimesSync(join(folder, 'a.json'), new Date(day), new Date(day));
        dated('2026-11-20T02:00:00Z');
        held.failsAfter = 1;
        await expect(importFolder(folder, { load })).rejects.toThrow('The database is gone');
        held.failsAfter = Number.POSITIVE_INFINITY;
        dated('2026-11-01T02:00:00Z');
        await importFolder(folder, { load });
        const days = [...held.live.values()].map(({ plan }) => plan.checkedOn);
        expect(days).toEqual(['2026-11-01', '2026-11-01', '2026-11-01']);
      },
    );
  });

  it('stops if a file changes between its two readings', async () => {
    const all = ['A1', 'A2', 'A3', 'A4'].map((id) => answer(id));
    const newer = all.map(({ data }) => ({ data: { ...data, planId: `B${data.planId}` } }));
    for (const changed of [all.slice(0, 2), [...all, ...newer], [...newer, ...all], []]) {
      const { held, load } = heldLoad();
      await inImportFolder({ 'a.json': all }, async (folder) => {
        let isChanged = false;
        const importing = importFolder(folder, {
          load,
          onProgress: (phase) => {
            if (phase !== 'reading' || isChanged) return;
            isChanged = true;
            writeFileSync(join(folder, 'a.json'), JSON.stringify(changed));
          },
        });
        await expect(importing).rejects.toThrow('changed between the two readings');
        expect(held.live.size).toBe(0);
      });
    }
  });

  it('stages nothing of a file that changed, so the next import of the first files does not resume from it', async () => {
    const named = (displayName: string) =>
      JSON.stringify(['A1', 'A2', 'A3', 'A4'].map((id) => answer(id, { displayName })));
    const { held, load } = heldLoad();
    await inImportFolder({ 'a.json': named('First') }, async (folder) => {
      const file = join(folder, 'a.json');
      const importing = importFolder(folder, {
        load,
        onProgress: (phase) => {
          if (phase === 'reading') writeFileSync(file, named('Other'));
        },
      });
      await expect(importing).rejects.toThrow('changed between the two readings');
      expect(held.staged.size).toBe(0);
      writeFileSync(file, named('First'));
      await importFolder(folder, { load });
    });
    expect([...held.live.values()].map(({ plan }) => plan.name)).toEqual(Array(4).fill('First'));
  });

  it('marks plans as ended according to the given day', async () => {
    const files = { 'a.json': answer('A1', { effectiveTo: '2026-11-21' }) };
    const endedOn = async (day: string) => {
      const { held, load } = heldLoad();
      await inImportFolder(files, (folder) => importFolder(folder, { load, day }));
      return held.live.get('quandong-a1')?.plan.endedOn;
    };
    expect(await endedOn('2026-11-20')).toBeUndefined();
    expect(await endedOn('2026-11-21')).toBe('2026-11-21');
  });

  it('takes a provider’s name from a catalogue, and separates its other products', async () => {
    const { held, load } = heldLoad();
    const files = {
      'a.json': [answer('A1')],
      'own.json': { providers: [quandong, ...mobile.providers], plans: mobile.plans },
    };
    const { result, others } = await inImportFolder(files, (folder) =>
      importFolder(folder, { load }),
    );
    expect(held.live.get('quandong-a1')?.provider.name).toBe('Quandong');
    expect(others.providers.map(({ id }) => id)).toEqual(['plover']);
    expect(result.refused).toMatchObject([{ count: 1, examples: ['plan x'] }]);
  });

  it('accepts reference prices alone, and omits them where none are listed', async () => {
    const reference = {
      distributor: 'Wattle Networks',
      customer: 'Residential',
      tariff: 'single',
      year: '2026-27',
      kwh: 3_900,
      cents: 150_000,
      source: 'invented for this test',
    };
    const { others, result } = await inImportFolder(
      { 'references.json': { references: [reference, { ...reference, kwh: 0 }] } },
      (folder) => importFolder(folder),
    );
    expect(others).toEqual({ providers: [], plans: [], ended: [], references: [reference] });
    expect(reportLines(result, others)).toContain('references 1');
    expect(result.refused).toMatchObject([{ count: 1, examples: [expect.any(String)] }]);
    const without = await inImportFolder({ 'a.json': [answer('A1')] }, (folder) =>
      importFolder(folder),
    );
    expect(without.others).not.toHaveProperty('references');
  });

  it('changes nothing live if no plan was accepted', async () => {
    const { held, load } = heldLoad();
    held.live.set('before', {
      plan: turnedEnergyPlan(answer('A1'), { day: '2026-11-21' }).plan,
      provider: quandong,
    });
    await inImportFolder({ 'a.json': [{ data: { planId: 'A1' } }] }, (folder) =>
      importFolder(folder, { load }),
    );
    expect(ids(held.live)).toEqual(['before']);
  });
});

describe('a broken entry', () => {
  const good = JSON.stringify(answer('GOOD1'));
  const text = JSON.stringify(answer('BAD1'));
  const window = (startTime: string, endTime: string, days = week) => ({
    days,
    startTime,
    endTime,
  });
  const timed = (...rates: object[]) =>
    JSON.stringify(timedAnswer(rates, { data: { planId: 'BAD1' } }));

  it.each<[string, string, RegExp, RegExp]>([
    ['no JSON', text.replace('"data":{', '"data":{,'), /^is not JSON: /, /^BAD1 \(/],
    ['a list', '[1,2]', /^is neither a plan/, /^a\.ndjson, entry 2$/],
    ['no data', '{"links":{}}', /^is neither a plan/, /entry 2$/],
    ['data of null', '{"data":null}', /^is neither a plan/, /entry 2$/],
    [
      'a long text',
      text.replace('Everyday', 'x'.repeat(200_000)),
      /^holds a text of more/,
      /^BAD1/,
    ],
    ['10 MB', text.replace('Everyday', 'x'.repeat(10_000_000)), /larger than an entry/, /^BAD1/],
    [
      '__proto__',
      text.replace('"data":{', '"data":{"__proto__":{"x":1},'),
      /named __proto__$/,
      /^BAD1/,
    ],
    [
      'an escaped one',
      text.replace('"data":{', '"data":{"\\u005f_proto__":{},'),
      /named __proto__$/,
      /^BAD1/,
    ],
    [
      'windows that overlap',
      timed(
        timedRate('PEAK', '40', window('0700', '2200')),
        timedRate('OFF_PEAK', '20', window('2100', '0700')),
      ),
      /windows of two rates overlap/,
      /^BAD1/,
    ],
    [
      'a negative rate',
      timed(timedRate('PEAK', '-4', window('0', '0'))),
      /not be negative/,
      /^BAD1/,
    ],
    ['0 days', timed(timedRate('PEAK', '40', window('0', '0', []))), /has no days/, /^BAD1/],
    ['30 February', text.replace('12-31', '02-30'), /no such day/, /^BAD1/],
    [
      'a plan too long for a row',
      JSON.stringify(
        answer('BAD1', {
          meteringCharges: Array.from({ length: 300 }, () => ({ description: 'x'.repeat(400) })),
        }),
      ),
      /longer than a plan may be/,
      /^BAD1/,
    ],
    [
      'a plan too long for a row once its quotes are doubled',
      JSON.stringify(
        answer('BAD1', {
          meteringCharges: Array.from({ length: 300 }, () => ({ description: "'".repeat(200) })),
        }),
      ),
      /longer than a plan may be/,
      /^BAD1/,
    ],
    ['a date', text.replace('2026-06-30', '2026-06-31'), /not a date that exists/, /^BAD1/],
  ])('loses only itself: %s', async (_, bad, reason, example) => {
    const { held, load } = heldLoad();
    const files = { 'a.ndjson': `${good}\n${bad}\n${good.replaceAll('GOOD1', 'GOOD2')}` };
    const { result } = await inImportFolder(files, (folder) => importFolder(folder, { load }));
    expect(ids(held.live)).toEqual(['quandong-good1', 'quandong-good2']);
    expect(result.refused).toEqual([
      {
        reason: expect.stringMatching(reason),
        count: 1,
        examples: [expect.stringMatching(example)],
      },
    ]);
  });

  it('leaves the staged plans unchanged if no plan is left', async () => {
    const { held, load } = heldLoad();
    held.failsAfter = 1;
    const stopped = { 'a.json': [answer('A1'), answer('A2'), answer('A3')] };
    await inImportFolder(stopped, (folder) =>
      expect(importFolder(folder, { load })).rejects.toThrow('The database is gone'),
    );
    const before = structuredClone(held);
    const refused = { 'a.json': [answer('B1', { effectiveTo: 'never' })] };
    const { result, energyPlans } = await inImportFolder(refused, (folder) =>
      importFolder(folder, { load }),
    );
    expect([result.refused.length, energyPlans]).toEqual([1, 0]);
    expect(held).toEqual(before);
  });

  it('among the plans of one answer loses only itself', async () => {
    const { held, load } = heldLoad();
    const bad = text.replace('"data":{', '"data":{"__proto__":{},');
    const plans = `{"data":{"plans":[${good},${bad},${good.replaceAll('GOOD1', 'GOOD2')}]}}`;
    const { result } = await inImportFolder({ 'a.json': plans }, (folder) =>
      importFolder(folder, { load }),
    );
    expect(ids(held.live)).toEqual(['quandong-good1', 'quandong-good2']);
    expect(result.refused).toEqual([
      { reason: 'holds a key named __proto__', count: 1, examples: ['BAD1 (a.json, entry 1)'] },
    ]);
  });

  it.each([
    ['cut off in the middle', '', 1],
    ['with its list complete, beside an empty one,', ']', 2],
  ])('at the end of a file %s keeps what came before', async (_, end, accepted) => {
    const { held, load } = heldLoad();
    const whole = `[${good},${good.replaceAll('GOOD1', 'GOOD2')}${end}`;
    const files = { 'a.json': end === '' ? whole.slice(0, -40) : whole, 'b.json': '' };
    const { result } = await inImportFolder(files, (folder) => importFolder(folder, { load }));
    expect(held.live.size).toBe(accepted);
    expect(result.refused.map(({ reason }) => reason)).toEqual(
      end === '' ? ['the file ends before the entry does'] : [],
    );
  });
});

describe('the report', () => {
  it('counts by reason, with some examples or all of them', async () => {
    const bad = ['B1', 'B2', 'B3', 'B4'].map((id) => answer(id, { effectiveTo: `never, ${id}` }));
    const flexible = answer('F1');
    Object.assign(flexible.data, {
      electricityContract: {
        ...Object(flexible.data.electricityContract),
        pricingModel: 'FLEXIBLE',
      },
      effectiveTo: '2026-01-01',
    });
    const files = { 'a\u001b.json': [...bad, 7, answer('A1'), flexible] };
    await inImportFolder(files, async (folder) => {
      const { result, others } = await importFolder(folder);
      expect(reportLines(result, others)).toEqual([
        'accepted  2 plans',
        '  energy           2',
        'unpriced  1, listed with the reason',
        '  flexible         1',
        'ended     1',
        'refused   5',
        '      4  effectiveTo: "…" is not a date that exists',
        ...[1, 2, 3].map(
          (at) =>
            `         B${at} (a\\u{1b}.json, entry ${at}): effectiveTo: "never, B${at}" is not a date that exists`,
        ),
        '      1  is neither a plan (data with planId) nor a catalogue (providers and plans)',
        '         a\\u{1b}.json, entry 5',
      ]);
      const whole = await importFolder(folder, { keep: true });
      expect(whole.result.refused[0]?.examples).toHaveLength(4);
    });
  });
});
