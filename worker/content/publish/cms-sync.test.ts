/** The CMS's publications reach KV: only changes, invalid pages refused by name, and nothing lost. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBrandOf } from '../../../brands/brands.ts';
import {
  historyKey,
  historySchema,
  pointerKey,
  pointerSchema,
  type Root,
} from '../../ports/content/kv-layout.ts';
import { parseValue } from '../../ports/content/kv-store.ts';
import { createCmsSync } from './cms-sync.ts';
import type { Consent } from './consent-words.ts';
import { type FakeCms, inMemoryCms } from './in-memory-cms.fixture.ts';
import { type FakeKv, inMemoryKv } from './in-memory-kv.fixture.ts';
import { frameNamed, liveTitles, pagesOf, rawPage } from './pages.fixture.ts';
import { publishChanges } from './publish-changes.ts';
import { rollBack } from './roll-back.ts';

let kv: FakeKv;
let cms: FakeCms;
let log: Record<string, unknown>[];
let clock = 0;
beforeEach(() => {
  kv = inMemoryKv();
  cms = inMemoryCms('acacia');
  log = [];
  clock = Date.parse('2026-11-22T10:00:00Z');
});

const makeSync = (more: { shippedConsent?: () => Consent } = {}) =>
  createCmsSync({
    shippedConsent: () => undefined,
    ...more,
    source: cms,
    store: kv.store,
    pageBrandOf,
    log: (line) => log.push(line),
    now: () => clock++,
  });
const sync = () => makeSync().syncBrand('acacia');
const pointer = () =>
  parseValue('pointer', pointerSchema, kv.values.get(pointerKey('acacia')) ?? '');
/** Every page needs one to be published. */
const hero = { type: 'hero', title: 'Us' };
const raw = (titles: Record<string, string>) =>
  Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, rawPage(path, title)]));
const start = () => cms.publish(raw({ '/': 'Home', '/energy': 'Energy' }), frameNamed('Us'));
const asked = (method: string) => cms.calls.filter((one) => one.method === method);

describe('the first sync', () => {
  it('takes everything, a few pages at a time', async () => {
    const paths = Array.from({ length: 120 }, (_, at) => `/p${String(at).padStart(3, '0')}`);
    cms.publish(
      Object.fromEntries(paths.map((path) => [path, rawPage(path, 'P')])),
      frameNamed('Us'),
    );
    expect(await sync()).toMatchObject({ state: 'live', number: 1, problems: [] });
    expect(await liveTitles(kv)).toEqual(['Us', ...paths.map((path) => `${path} P`)]);
    expect(asked('pages').map((one) => (one.asked as string[]).length)).toEqual([50, 50, 20]);
    expect(pointer()).toMatchObject({ by: 'Edith Editor', note: 'CMS publication 1', seen: 1 });
  });

  it('replaces what was published from files', async () => {
    const publication = { at: '2026-11-22T09:00:00.000Z', by: 'Ed' };
    const files = { pages: pagesOf({ '/': 'File', '/old': 'Old' }), site: frameNamed('Files') };
    await publishChanges(kv.store, 'acacia', files, publication);
    start();
    await sync();
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
  });

  it('accepts what only publishing would refuse, but refuses what cannot be read', async () => {
    const button = { type: 'component-block', component: 'call-to-action', props: {} };
    const wordless = { ...button, children: [{ text: '' }] };
    const inText = { type: 'text-box', title: 'T', description: [wordless] };
    const old = {
      '/energy/basic-info': rawPage('/energy/basic-info', 'Ours'),
      '/solar': rawPage('/solar', 'Solar', { published: '2026-02-31' }),
      '/text': rawPage('/text', 'Text', { sections: [inText, hero] }),
    };
    cms.publish({ ...old, '/bad': rawPage('/bad', 'Bad', { sections: [] }) }, frameNamed('Us'));
    const { state, problems } = await sync();
    const live = ['Us', '/energy/basic-info Ours', '/solar Solar', '/text Text'];
    expect([state, problems.map(({ path }) => path)]).toEqual(['refused', ['/bad']]);
    expect(await liveTitles(kv)).toEqual(live);
    cms.publish(old);
    expect((await sync()).problems.map(({ path }) => path)).toEqual(Object.keys(old));
    expect(await liveTitles(kv)).toEqual(live);
  });

  it('does nothing while the CMS has published nothing', async () => {
    expect(await sync()).toMatchObject({ state: 'live', number: null, version: null });
    expect(kv.writes).toEqual([]);
  });

  it('refuses consent wording that differs from the site’s own files under the same version', async () => {
    const { consent } = frameNamed('Files');
    const shippedConsent = () => ({ ...consent, notice: 'Who else collects' });
    const { syncBrand } = makeSync({ shippedConsent });
    cms.publish(raw({ '/': 'Home' }), frameNamed('Us'));
    expect((await syncBrand('acacia')).problems[0]).toEqual({
      path: '',
      reason: expect.stringContaining('are in the site’s own files as "1"'),
    });
    cms.publish({}, { ...frameNamed('Us'), consent: { ...consent, version: '2' } });
    expect(await syncBrand('acacia')).toMatchObject({ state: 'live', problems: [] });
  });

  it('refuses a frame with a link to the site’s full URL, and says what to write', async () => {
    const url = `https://${pageBrandOf('acacia').hosts?.production}/energy`;
    cms.publish(raw({ '/': 'Home' }), {
      ...frameNamed('Us'),
      header: { links: [{ label: 'Energy', url, order: 1 }] },
    });
    expect((await sync()).problems[0]).toEqual({
      path: '',
      reason: expect.stringMatching(/^header\.links\.0\.url: Write \/energy for this link/),
    });
  });

  it('fails if the CMS lists the same pages again and again', async () => {
    start();
    let lists = 3;
    cms.paths = async () => (lists-- > 0 ? ['/'] : []);
    const { state, problems } = await sync();
    expect([state, problems[0]?.reason]).toEqual([
      'failed',
      expect.stringMatching(/in disorder: \/ after \/$/),
    ]);
  });

  it('fails without a frame, and gives the reason', async () => {
    cms.publish(raw({ '/': 'Home' }), { header: 1 });
    const { state, problems } = await sync();
    expect(state).toBe('failed');
    expect(problems).toEqual([
      { path: '', reason: expect.stringContaining('header') },
      { path: '', reason: expect.stringContaining('KV has nothing of acacia yet') },
    ]);
    expect(kv.values.has(pointerKey('acacia'))).toBe(false);
  });
});

describe('a later sync', () => {
  beforeEach(async () => {
    start();
    await sync();
    cms.calls.length = 0;
    kv.forget();
  });

  it('requests and writes only changes', async () => {
    cms.publish(raw({ '/energy': 'New' }));
    const outcome = await sync();
    expect(outcome).toMatchObject({ state: 'live', number: 2, version: pointer().version });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New']);
    expect(asked('changes')[0]?.asked).toBe(1);
    expect(asked('pages').map((one) => one.asked)).toEqual([['/energy']]);
    expect([asked('paths'), asked('frame')]).toEqual([[], []]);
    expect(kv.writes).toHaveLength(5);
  });

  it('refuses a frame with different consent wording under the same version', async () => {
    const frame = frameNamed('Them');
    const consent = { ...frame.consent, notice: 'Who else collects' };
    cms.publish(raw({ '/': 'Home again' }), { ...frame, consent });
    const refused = await sync();
    expect(refused).toMatchObject({ state: 'refused', problems: [{ path: '' }] });
    expect(refused.problems[0]?.reason).toContain('give the new ones a version of their own');
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home again', '/energy Energy']);
    cms.publish({}, { ...frame, consent: { ...consent, version: '2' } });
    expect(await sync()).toMatchObject({ state: 'live', problems: [] });
    expect(await liveTitles(kv)).toEqual(['Them', '/ Home again', '/energy Energy']);
  });

  it('adds and removes pages, and changes the frame', async () => {
    cms.publish({ '/energy': null, ...raw({ '/solar': 'Solar' }) });
    cms.publish({}, frameNamed('Them'));
    await sync();
    expect(await liveTitles(kv)).toEqual(['Them', '/ Home', '/solar Solar']);
    expect(pointer().seen).toBe(3);
  });

  it('makes two reads if there is nothing new', async () => {
    expect(await sync()).toMatchObject({ state: 'live', number: 1 });
    expect([cms.calls.length, kv.reads.length, kv.writes.length]).toEqual([1, 1, 0]);
  });

  const deep = (levels: number): unknown =>
    JSON.parse(`${'{"type":"x","children":['.repeat(levels)}${']}'.repeat(levels)}`);
  it.each([
    [
      'an unknown section',
      { sections: [{ type: 'no-such' }, hero] },
      /type: there is no section "no-such"/,
    ],
    ['a broken section', { sections: [{ type: 'faq', topics: 'x' }, hero] }, /topics/],
    ['no sections', { sections: [] }, /at least one section/],
    ['another path', { path: '/solar' }, /the page itself says \/solar/],
    ['10 MB', { title: 'x'.repeat(10_000_000) }, /longer than 1 MB/],
    ['1,000 levels', { sections: [{ type: 'text-box', description: deep(1000) }, hero] }, /\S/],
    ['a prototype', JSON.parse('{"__proto__":{"path":"/x"},"title":{}}') as object, /title/],
  ])(
    'refuses a page with %s by name, and keeps the old one while others go live',
    async (_what, over, reason) => {
      cms.publish({ ...raw({ '/': 'New home' }), '/energy': rawPage('/energy', 'Bad', over) });
      const { state, problems, version } = await sync();
      expect(state).toBe('refused');
      expect(problems).toEqual([
        expect.objectContaining({ path: '/energy', reason: expect.stringMatching(reason) }),
      ]);
      expect(await liveTitles(kv)).toEqual(['Us', '/ New home', '/energy Energy']);
      expect(pointer()).toMatchObject({ version, seen: 2 });
      expect(log).toContainEqual(
        expect.objectContaining({
          event: 'content_refused',
          brand: 'acacia',
          refused: ['/energy'],
        }),
      );
      expect(({} as Record<string, unknown>).path).toBeUndefined();
    },
  );

  it('keeps a refused page even when everything is taken again', async () => {
    kv.values.set(pointerKey('acacia'), JSON.stringify({ ...pointer(), seen: undefined }));
    cms.publish({ '/energy': rawPage('/energy', 'Bad', { title: 5 }), '/': null });
    expect((await sync()).state).toBe('refused');
    expect(await liveTitles(kv)).toEqual(['Us', '/energy Energy']);
  });

  it('refuses a page at one of the site’s own paths, but not at one of a product that the brand lacks', async () => {
    cms.publish(raw({ '/energy/basic-info': 'Ours', '/mobile/basic-info': 'Theirs' }));
    const { problems } = await sync();
    expect(problems.map(({ path }) => path)).toEqual(['/energy/basic-info']);
    expect(await liveTitles(kv)).toContain('/mobile/basic-info Theirs');
  });

  it('passes on problems found by the CMS', async () => {
    cms.publish(raw({ '/energy': 'Bad' }));
    const problem = { section: 2, type: 'faq', reason: 'topics.0.title: It is empty' };
    cms.pages = async () => [{ path: '/energy', problems: [problem] }];
    expect((await sync()).problems).toEqual([{ path: '/energy', ...problem }]);
  });

  it('keeps and names a page that is listed as live but not sent', async () => {
    cms.publish({ ...raw({ '/energy': 'New' }), '/': null });
    cms.pages = async () => [];
    const { state, problems } = await sync();
    expect(state).toBe('refused');
    expect(problems).toEqual([
      { path: '/energy', reason: expect.stringContaining('lists this page as') },
    ]);
    expect(await liveTitles(kv)).toEqual(['Us', '/energy Energy']);
  });

  it('also takes what was published during the sync', async () => {
    cms.publish(raw({ '/energy': 'Second' }));
    let late = 3;
    cms.before = (method) => {
      if (method === 'pages' && late-- > 0) cms.publish(raw({ '/': `Late ${late}` }));
    };
    expect(await sync()).toMatchObject({ state: 'live', number: 5 });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Late 0', '/energy Second']);
  });

  it('leaves an editor who never stops to the next sweep', async () => {
    cms.publish(raw({ '/': 'Again' }));
    cms.before = (method) => void (method === 'pages' && cms.publish(raw({ '/': 'Again' })));
    expect((await sync()).state).toBe('live');
    expect(asked('live').length).toBeLessThan(10);
  });

  it.each(['live', 'changes', 'pages'] as const)(
    'leaves the live content alone if the CMS fails at %s',
    async (method) => {
      cms.publish(raw({ '/energy': 'New' }));
      cms.before = (called) => {
        if (called === method) throw new Error('The CMS is down');
      };
      const { state, version, problems } = await sync();
      expect([state, version]).toEqual(['failed', pointer().version]);
      expect(problems).toEqual([{ path: '', reason: 'Error: The CMS is down' }]);
      expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
      expect(log.filter(({ event }) => event === 'content_sync_failed')).toHaveLength(1);
      cms.before = () => undefined;
      expect((await sync()).state).toBe('live');
      expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New']);
    },
  );

  it('tells a CMS restored from an older copy what to do, and never reports “live”', async () => {
    cms.publish(raw({ '/energy': 'New' }));
    await sync();
    cms = inMemoryCms('acacia');
    start();
    const { state, number, problems } = await sync();
    expect([state, number]).toEqual(['failed', 1]);
    expect(problems[0]?.reason).toMatch(
      /at publication 1 of acacia, but the site already has 2: .* Backup/,
    );
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New']);
  });

  it('takes what a restored CMS has published since, if its numbers start above the old ones', async () => {
    cms.publish(raw({ '/energy': 'New' }));
    await sync();
    cms = inMemoryCms('acacia');
    start();
    cms.numberFrom(217_000_000);
    const number = cms.publish(raw({ '/solar': 'Solar' }));
    expect(await sync()).toMatchObject({ state: 'live', number, problems: [] });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New', '/solar Solar']);
    expect(pointer().seen).toBe(number);
  });

  it('does not report “live” if the CMS shows nothing, as it does for a wrong token', async () => {
    cms.publish(raw({ '/energy': 'New' }));
    cms.live = async () => null;
    const { state, number, version, problems } = await sync();
    expect([state, number, version]).toEqual(['failed', null, pointer().version]);
    expect(problems[0]?.reason).toMatch(/says nothing about acacia, .*publication 1: .*CMS_TOKEN/);
    expect(log.filter(({ event }) => event === 'content_sync_failed')).toHaveLength(1);
  });

  it('reports a failed KV as an outcome, and the next sync completes the work', async () => {
    cms.publish(raw({ '/energy': 'New' }));
    kv.failAt = 2;
    expect((await sync()).state).toBe('failed');
    kv.failAt = 0;
    expect((await sync()).state).toBe('live');
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New']);
  });
});

describe('a refusal', () => {
  const bad = (title = 'Bad') =>
    rawPage('/energy', title, { sections: [{ type: 'no-such' }, hero] });
  beforeEach(async () => {
    start();
    await sync();
  });

  it('is reported again by a sync with nothing to apply, until the next publication', async () => {
    cms.publish({ '/energy': bad() });
    const refused = await sync();
    expect(refused.state).toBe('refused');
    expect(await sync()).toMatchObject({ state: 'refused', problems: refused.problems });
    expect(kv.values.get(historyKey('acacia'))).not.toContain('no-such');
    cms.publish(raw({ '/': 'Again' }));
    expect((await sync()).state).toBe('live');
    expect(await sync()).toMatchObject({ state: 'live', problems: [] });
    expect(pointer()).not.toHaveProperty('problems');
  });

  it('is not reported after a next publication that changes nothing', async () => {
    cms.publish({ '/energy': bad() });
    expect((await sync()).state).toBe('refused');
    cms.publish(raw({ '/energy': 'Energy' }));
    await sync();
    expect(await sync()).toMatchObject({ number: 3, state: 'live', problems: [] });
  });

  it('is still reported after a rollback, or a publication from files', async () => {
    cms.publish({ '/': rawPage('/', 'Then'), '/energy': bad() });
    const { problems } = await sync();
    await rollBack(kv.store, 'acacia', undefined, { at: '2026-11-22T11:00:00.000Z', by: 'Ops' });
    expect((await sync()).problems).toEqual(problems);
    const files = { pages: pagesOf({ '/': 'File' }), site: frameNamed('Files'), complete: true };
    await publishChanges(kv.store, 'acacia', files, { at: '2026-11-22T12:00:00.000Z', by: 'Ed' });
    expect((await sync()).problems).toEqual(problems);
  });

  it('from one of several runs of a sync is reported after the last', async () => {
    cms.publish({ '/energy': bad() });
    cms.before = (method) => {
      if (method !== 'pages') return;
      cms.before = () => undefined;
      cms.publish(raw({ '/': 'Late' }));
    };
    const { problems } = await sync();
    expect(problems).toHaveLength(1);
    expect(await sync()).toMatchObject({ number: 3, state: 'refused', problems });
  });

  it('of a page and a frame that are mended during the sync is not reported', async () => {
    cms.publish({ '/energy': bad() }, { header: 1 });
    let looked = 0;
    cms.before = (method) => {
      if (method !== 'live' || ++looked !== 2) return;
      cms.publish(raw({ '/energy': 'Mended' }), frameNamed('We'));
    };
    expect(await sync()).toMatchObject({ number: 3, state: 'live', problems: [] });
    expect(await liveTitles(kv)).toEqual(['We', '/ Home', '/energy Mended']);
  });

  it('is kept short, with each page’s first problems first', async () => {
    const sections = Array.from({ length: 60 }, () => ({ type: 'x'.repeat(5_000) }));
    const long = rawPage('/energy', 'Long', { sections: [...sections, hero] });
    cms.publish({ '/energy': long, '/solar': rawPage('/solar', 'Solar', { sections: [] }) });
    expect((await sync()).problems).toHaveLength(61);
    const { problems } = await sync();
    expect([...new Set(problems.map(({ path }) => path))].sort()).toEqual(['/energy', '/solar']);
    expect(JSON.stringify(pointer()).length).toBeLessThan(40_000);
  });
});

describe('at the same time,', () => {
  it('calls share one sync, which checks again for late ones', async () => {
    start();
    const one = makeSync();
    let called: Promise<unknown> | undefined;
    cms.before = (method) => {
      if (method === 'frame') called ??= one.syncBrand('acacia');
    };
    const outcome = await one.syncBrand('acacia');
    expect(await called).toBe(outcome);
    expect(asked('paths')).toHaveLength(2);
    cms.publish(raw({ '/': 'Then' }));
    expect(await one.syncBrand('acacia')).toMatchObject({ number: 2 });
  });

  it('a call for what was published just after the sync last read the CMS is not lost', async () => {
    start();
    await sync();
    const one = makeSync();
    const { live } = cms;
    let called: Promise<unknown> | undefined;
    vi.spyOn(cms, 'live').mockImplementationOnce(async (brand) => {
      const read = await live(brand);
      cms.publish(raw({ '/': 'Just after' }));
      called = one.syncBrand('acacia');
      return read;
    });
    expect(await one.syncBrand('acacia')).toMatchObject({ state: 'live', number: 2 });
    expect(await called).toMatchObject({ number: 2 });
    expect(await liveTitles(kv)).toContain('/ Just after');
  });

  it('a sync that never ended does not block the next', async () => {
    start();
    const one = makeSync();
    cms.before = () => new Promise(() => undefined);
    void one.syncBrand('acacia');
    cms.before = () => undefined;
    clock += 61_000;
    expect((await one.syncBrand('acacia')).state).toBe('live');
  });

  it('two isolates both reach the live content', async () => {
    start();
    await sync();
    for (let step = 1; step <= 12; step += 1) {
      cms.publish(raw({ '/': `Home ${step}` }));
      let count = 0;
      kv.before = async () => {
        count += 1;
        if (count !== step) return;
        kv.before = () => undefined;
        cms.publish(raw({ '/energy': `Energy ${step}` }));
        await sync();
      };
      await sync();
      kv.before = () => undefined;
      await sync();
      expect(await liveTitles(kv)).toEqual(['Us', `/ Home ${step}`, `/energy Energy ${step}`]);
    }
  });
});

describe('a rollback', () => {
  const back = (to?: string) =>
    rollBack(kv.store, 'acacia', to, { at: new Date(clock++).toISOString(), by: 'Ops' });
  const publishHome = async (title: string) => {
    cms.publish(raw({ '/': title }));
    await sync();
    return pointer().version;
  };

  it('lasts through the sweep, and the next publication builds on it', async () => {
    start();
    await sync();
    const one = pointer().version;
    await publishHome('Second');
    expect(await back()).toMatchObject({ version: one, by: 'Ops', seen: 2, rollback: true });
    await sync();
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
    cms.publish(raw({ '/energy': 'New' }));
    await sync();
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy New']);
  });

  it('goes further back each time, never to a version that it left', async () => {
    start();
    await sync();
    const one = pointer().version;
    const two = await publishHome('Second');
    await publishHome('Third');
    expect((await back()).version).toBe(two);
    expect((await back()).version).toBe(one);
    await expect(back()).rejects.toThrow(/has had only version/);
    expect((await back(two)).version).toBe(two);
  });

  it('refuses a version that was never live, and names those that were', async () => {
    await expect(back()).rejects.toThrow(/nothing to roll back/);
    start();
    await sync();
    const one = pointer().version;
    const two = await publishHome('Second');
    await expect(back('v9')).rejects.toThrow(`"v9": choose one of ${two}, ${one}`);
    await expect(back(two)).rejects.toThrow(/already/);
    kv.values.set(historyKey('acacia'), '{"poisoned');
    await expect(back()).rejects.toThrow(/has had only version/);
    expect(pointer().version).toBe(two);
  });

  it('at the same time as a publication is refused, and both the site and the history keep it', async () => {
    let met = 0;
    for (let step = 1; step <= 12; step += 1) {
      kv = inMemoryKv();
      cms = inMemoryCms('acacia');
      start();
      await sync();
      await publishHome('Second');
      let count = 0;
      let published = '';
      kv.before = async (verb, key) => {
        count += 1;
        // The move itself is unguarded, because KV has no conditional write.
        if (count !== step || (verb === 'put' && key === pointerKey('acacia'))) return;
        kv.before = () => undefined;
        cms.publish(raw({ '/energy': 'Meanwhile' }));
        await sync();
        published = pointer().version;
      };
      const tried = await back().catch((error: Error) => error.message);
      kv.before = () => undefined;
      const history = parseValue('h', historySchema, kv.values.get(historyKey('acacia')) ?? '');
      if (published !== '') expect(history.map(({ version }) => version)).toContain(published);
      // Published before its first read or after its move, there was nothing to meet.
      if (published === '' || step === 1) continue;
      met += 1;
      const words = 'Edith Editor published acacia (CMS publication 3) at the same time';
      expect(tried, `held up at ${step}`).toContain(words);
      const titles = ['Us', '/ Second', '/energy Meanwhile'];
      expect(await liveTitles(kv), `held up at ${step}`).toEqual(titles);
      expect(history.some(({ rollback }) => rollback)).toBe(false);
    }
    expect(met).toBeGreaterThan(4);
  });

  it('refuses an incomplete version', async () => {
    start();
    await sync();
    const one = pointer().version;
    await publishHome('Second');
    const root = `content:acacia:root:${one}`;
    const text = kv.values.get(root) ?? '';
    kv.values.delete(root);
    await expect(back()).rejects.toThrow(/KV has no content:acacia:root/);
    kv.values.set(root, text);
    const [shard] = Object.values((JSON.parse(text) as Root).shards);
    kv.values.delete(`content:acacia:shard:${shard}`);
    await expect(back()).rejects.toThrow(/KV has no content:acacia:shard/);
    expect(pointer().version).not.toBe(one);
  });
});
