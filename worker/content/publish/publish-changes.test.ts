/** Publishing: only changes are written, the pointer last, and nothing is lost when two publish at once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createKvContent } from '../../ports/content/kv-content.ts';
import {
  historyKey,
  historySchema,
  pointerKey,
  pointerSchema,
  shardOf,
} from '../../ports/content/kv-layout.ts';
import { parseValue } from '../../ports/content/kv-store.ts';
import { type FakeKv, inMemoryKv } from './in-memory-kv.fixture.ts';
import { frameNamed, liveTitles, pageOf, pagesOf } from './pages.fixture.ts';
import { type Changes, publishChanges } from './publish-changes.ts';

let kv: FakeKv;
let minute = 0;
beforeEach(() => {
  kv = inMemoryKv();
  minute = 0;
});

function publish(changes: Changes, more: { seen?: number; by?: string } = {}) {
  minute += 1;
  const at = `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return publishChanges(kv.store, 'acacia', changes, { at, by: 'Ed', ...more });
}
const first = { pages: pagesOf({ '/': 'Home', '/energy': 'Energy' }), site: frameNamed('Us') };
const pointer = () =>
  parseValue('pointer', pointerSchema, kv.values.get(pointerKey('acacia')) ?? '');
const history = () =>
  parseValue('history', historySchema, kv.values.get(historyKey('acacia')) ?? '');

describe('a publication', () => {
  it('goes live whole, with its author, time and CMS publication number', async () => {
    const { version, changed } = await publish(first, { seen: 7 });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
    expect(changed).toBe(3);
    expect(pointer()).toEqual({ version, at: '2026-11-22T10:01:00.000Z', by: 'Ed', seen: 7 });
    expect(history()).toEqual([pointer()]);
  });

  it('of changes leaves the rest as it is, and removes the pages named for removal', async () => {
    await publish(first);
    await publish({ pages: pagesOf({ '/energy': null, '/solar': 'Solar' }) });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/solar Solar']);
    await publish({ pages: new Map(), site: frameNamed('Them') });
    expect(await liveTitles(kv)).toEqual(['Them', '/ Home', '/solar Solar']);
  });

  it('with different consent wording under the same version is refused, and the live content stays', async () => {
    await publish(first);
    const site = (over: object) => {
      const frame = frameNamed('Them');
      return { pages: new Map(), site: { ...frame, consent: { ...frame.consent, ...over } } };
    };
    for (const over of [
      { notice: 'Who else collects' },
      { marketing: 'More offers' },
      { recipientsFor: { solar: 'An installer' } },
    ]) {
      await expect(publish(site(over))).rejects.toThrow(
        'live as "1": give the new ones a version of their own',
      );
      expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
    }
    await publish(site({ notice: 'Who else collects', version: '2' }));
    expect(await liveTitles(kv)).toEqual(['Them', '/ Home', '/energy Energy']);
    // A lead may name a wording that is no longer live.
    await expect(publish(site({ notice: 'A third wording', version: '1' }))).rejects.toThrow(
      'were live as "1": give the new ones a version of their own',
    );
    await publish(site({}));
    await publish(site({ notice: 'Who else collects', version: '2' }));
  });

  it('marked as complete removes everything that it does not name', async () => {
    await publish(first);
    await publish({ pages: pagesOf({ '/solar': 'Solar' }), complete: true });
    expect(await liveTitles(kv)).toEqual(['Us', '/solar Solar']);
  });

  it('names a version by its content, whatever came before', async () => {
    const { version } = await publish(first);
    await publish({ pages: pagesOf({ '/': 'Other', '/solar': 'Solar' }) });
    expect((await publish({ pages: pagesOf({ '/': 'Home', '/solar': null }) })).version).toBe(
      version,
    );
    expect((await publish({ ...first, complete: true })).version).toBe(version);
  });

  it('without changes writes nothing, and with a new number only the pointer', async () => {
    await publish(first, { seen: 1 });
    const before = pointer();
    kv.forget();
    expect(await publish({ ...first, complete: true })).toMatchObject({ written: 0, changed: 0 });
    expect(kv.writes).toEqual([]);
    await publish({ pages: new Map() }, { seen: 2 });
    expect(kv.writes).toEqual([pointerKey('acacia')]);
    expect(pointer()).toEqual({ ...before, seen: 2 });
  });

  it('counts posts, so that the feed appears and disappears', async () => {
    const hasPosts = async () =>
      createKvContent(kv.namespace).hasPosts('acacia', pointer().version);
    await publish(first);
    expect(await hasPosts()).toBe(false);
    await publish({ pages: new Map([['/blogs/a', pageOf('/blogs/a', 'A', { noindex: true })]]) });
    expect(await hasPosts()).toBe(false);
    await publish({ pages: pagesOf({ '/blogs/a': 'A', '/blogs/b': 'B' }) });
    await publish({ pages: pagesOf({ '/blogs/a': null }) });
    expect(await hasPosts()).toBe(true);
    await publish({ pages: pagesOf({ '/blogs/b': null }) });
    expect(await hasPosts()).toBe(false);
  });

  it.each([
    ['a page under another path', { pages: new Map([['/x', pageOf('/y', 'Y')]]) }],
    ['changes before there is a frame', { pages: pagesOf({ '/': 'Home' }) }],
  ])('refuses %s, and nothing goes live', async (_what, changes) => {
    await expect(publish(changes)).rejects.toThrow(/\/x|site/);
    expect(kv.values.has(pointerKey('acacia'))).toBe(false);
  });

  it('leaves KV alone if it has seen this number or a later one', async () => {
    await publish(first, { seen: 5 });
    kv.forget();
    for (const seen of [4, 5]) {
      expect(await publish({ pages: new Map() }, { seen })).toMatchObject({ overtaken: true });
    }
    expect(kv.writes).toEqual([]);
  });

  it('changes no other brand', async () => {
    await publish(first);
    expect(kv.writes.filter((key) => !key.split(':').includes('acacia'))).toEqual([]);
  });

  it('remembers 50 versions, newest first', async () => {
    for (let round = 0; round < 53; round += 1)
      await publish({ ...first, pages: pagesOf({ '/': `${round}` }) });
    expect(history()).toHaveLength(50);
    expect(history()[0]).toEqual(pointer());
    expect(history()[1]?.at).toBe('2026-11-22T10:52:00.000Z');
  });
});

describe('a writer that dies', () => {
  const second = {
    pages: pagesOf({ '/': 'New home', '/energy': null, '/solar': 'Solar' }),
    site: frameNamed('New'),
    complete: true,
  };

  it('at any write leaves the old version whole, and the next publication completes', async () => {
    await publish(first);
    const start = new Map(kv.values);
    kv.forget();
    await publish(second);
    const all = kv.writes.length;
    expect(kv.writes.at(-1)).toBe(pointerKey('acacia'));
    expect(all).toBeGreaterThanOrEqual(7);
    for (let at = 1; at <= all; at += 1) {
      kv = inMemoryKv();
      for (const [key, value] of start) kv.values.set(key, value);
      kv.failAt = at;
      await expect(publish(second)).rejects.toThrow('the write failed');
      expect(await liveTitles(kv), `died at ${at}`).toEqual(['Us', '/ Home', '/energy Energy']);
      kv.failAt = 0;
      await publish(second);
      expect(await liveTitles(kv), `after ${at}`).toEqual(['New', '/ New home', '/solar Solar']);
      expect(history().map((one) => one.version)).toEqual([
        ...new Set(history().map((one) => one.version)),
      ]);
      expect(history()).toHaveLength(2);
    }
  });
});

describe('two publications at once', () => {
  const both = [
    pagesOf({ '/': 'Of one' }),
    pagesOf({ '/energy': 'Of two', '/new': 'New' }),
  ] as const;
  const whole = ['Us', '/ Of one', '/energy Of two', '/new New'];

  it('are both live in the end, whichever step is held up; only the move of the pointer is unguarded', async () => {
    for (let step = 1; step <= 12; step += 1) {
      let gone = false;
      kv = inMemoryKv();
      await publish(first);
      let count = 0;
      kv.before = async (verb, key) => {
        count += 1;
        if (count !== step || (verb === 'put' && key === pointerKey('acacia'))) return;
        kv.before = () => undefined;
        gone = true;
        await publish({ pages: both[1] });
      };
      await publish({ pages: both[0] });
      if (gone) expect(await liveTitles(kv), `held up at ${step}`).toEqual(whole);
      else expect(step, 'only the move is not held up').toBeGreaterThan(10);
    }
  });

  it('are both live in the end, even if one moves the pointer just after the other', async () => {
    const key = pointerKey('acacia');
    await publish(first);
    const before = kv.values.get(key) ?? '';
    await publish({ pages: both[1] });
    const theirs = kv.values.get(key) ?? '';
    kv.values.set(key, before);
    let isMoved = false;
    kv.before = (verb, asked) => {
      if (asked !== key) return;
      if (verb === 'put') isMoved = true;
      else if (isMoved) {
        kv.before = () => undefined;
        kv.values.set(key, theirs);
      }
    };
    await publish({ pages: both[0] });
    expect(await liveTitles(kv)).toEqual(whole);
  });

  it('are both live in the end, step by step', async () => {
    await publish(first);
    await Promise.all(both.map((pages) => publish({ pages })));
    expect(await liveTitles(kv)).toEqual(whole);
  });

  it('do not take turns for ever', async () => {
    await publish(first);
    kv.before = async (verb, key) => {
      if (verb === 'put' && key === historyKey('acacia')) {
        const own = kv.before;
        kv.before = () => undefined;
        await publish({ pages: pagesOf({ '/': `Again ${minute}` }) });
        kv.before = own;
      }
    };
    await expect(publish({ pages: both[1] })).rejects.toThrow(/Others published acacia 5 times/);
  });
});

describe('an unreadable value', () => {
  const spoil = (part: string, value: string) => {
    for (const key of kv.values.keys()) if (key.includes(part)) kv.values.set(key, value);
  };

  it.each([['version:'], [':root:'], [':shard:']])(
    '(%s) stops a publication of changes, but a complete one mends it',
    async (part) => {
      await publish(first, { seen: 3 });
      spoil(part, '{"__proto__":{"x":1}}');
      if (part === ':shard:') spoil(part, '{"/":1}');
      await expect(publish({ pages: pagesOf({ '/': 'X' }) })).rejects.toThrow(/KV/);
      await publish({ ...first, complete: true });
      expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
      expect(pointer().seen).toBe(part === 'version:' ? undefined : 3);
    },
  );

  it('that a publication does not notice is mended by one with “afresh”', async () => {
    await publish(first);
    spoil(':page:', '{}');
    await publish({ ...first, complete: true });
    await expect(liveTitles(kv)).rejects.toThrow();
    await publish({ ...first, complete: true, afresh: true });
    expect(await liveTitles(kv)).toEqual(['Us', '/ Home', '/energy Energy']);
  });
});

describe('10,000 pages', () => {
  const many = (count: number) =>
    new Map(
      Array.from({ length: count }, (_, at) => {
        const path = `/blogs/post-${at}`;
        return [path, pageOf(path, `Post ${at}`)] as const;
      }),
    );

  it('cost no more than 10 to publish one, and to read one', async () => {
    const costs = [];
    for (const count of [10, 10_000]) {
      kv = inMemoryKv();
      await publish({ pages: many(count), site: frameNamed('Us'), complete: true });
      kv.forget();
      await publish({ pages: pagesOf({ '/blogs/post-3': 'Changed' }) });
      const [reads, writes] = [kv.reads.length, kv.writes.length];
      expect(writes).toBeLessThanOrEqual(5);
      kv.forget();
      const port = createKvContent(kv.namespace);
      const version = (await port.version('acacia')) ?? '';
      await port.site('acacia', version);
      await port.hasPosts('acacia', version);
      await port.entry('acacia', version, '/blogs/post-3');
      expect((await port.page('acacia', version, '/blogs/post-3'))?.title).toBe('Changed');
      costs.push({ reads, writes, toServe: kv.reads.length });
      expect(kv.reads.length).toBe(5);
    }
    expect(costs[1]).toEqual(costs[0]);
  });

  it('are spread evenly over 256 shards', () => {
    const sizes = [...Map.groupBy(many(10_000).keys(), shardOf).values()].map(
      (some) => some.length,
    );
    expect(sizes).toHaveLength(256);
    expect(Math.max(...sizes)).toBeLessThan(100);
  });
});
