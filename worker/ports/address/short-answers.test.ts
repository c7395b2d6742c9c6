/** Answers to first letters: asked for once per release, and nobody's address among the keys. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from './embedded-address.ts';
import { loadRelease } from './load/load-addresses.ts';
import { releaseIn } from './releases.ts';
import { buildSample } from './sample/sample.ts';
import { createShortAnswers, type EdgeCache } from './short-answers.ts';

const kept = new Map<string, Response>();
const edge: EdgeCache = {
  match: async (key) => kept.get(String(key))?.clone(),
  put: async (key, response) => {
    kept.set(String(key), response);
  },
};

let asked = 0;
async function portWith(short = createShortAnswers(() => edge, 'build'), name?: string) {
  const release = await releaseIn(env.ADDRESSES_DB);
  if (!release) throw new Error('No release is loaded');
  const db = {
    prepare: (sql: string) => {
      asked += 1;
      return env.ADDRESSES_DB.prepare(sql);
    },
    batch: env.ADDRESSES_DB.batch.bind(env.ADDRESSES_DB),
  } as unknown as typeof env.ADDRESSES_DB;
  const slot = { db, release: { ...release, id: name ?? release.id } };
  return createEmbeddedAddressPort(
    { live: async () => slot, others: async () => [] },
    { shortAnswers: short },
  );
}

beforeAll(async () => {
  await loadRelease(env.ADDRESSES_DB, buildSample());
}, 60_000);

it('asks for the first letters once an isolate, and once a data centre', async () => {
  const port = await portWith();
  const first = await port.search('19 quan');
  expect(first.suggestions).not.toEqual([]);
  asked = 0;
  expect(await port.search('19 QUAN ')).toEqual(first);
  const next = await portWith();
  expect(await next.search('19, quan')).toEqual(first);
  const [stored] = kept.values();
  expect(stored?.headers.get('cache-control')).toBe('public, max-age=3600');
  kept.clear();
  expect(await next.search('19 quan')).toEqual(first);
  expect(asked).toBe(0);
});

it('asks again for another release, and for another limit', async () => {
  asked = 0;
  const port = await portWith(
    createShortAnswers(() => edge, 'build'),
    'gnaf-next',
  );
  const { suggestions } = await port.search('19 quan');
  expect(asked).toBe(1);
  expect((await port.search('19 quan', 3)).suggestions).toEqual(suggestions.slice(0, 3));
  expect(asked).toBe(2);
});

it('keeps different questions apart, and nothing that found nothing', async () => {
  const short = createShortAnswers(() => edge, 'build');
  const release = { id: 'gnaf-1', loaded_at: '2026-11-22' };
  const keys = ['1 & 3 mu', '1 3 mu'].map((text) => short.keyOf(release, text, 10));
  expect(new Set(keys).size).toBe(2);
  const again = { ...release, loaded_at: '2026-11-23' };
  expect(short.keyOf(again, '1 3 mu', 10)).not.toBe(keys[1]);
  const next = createShortAnswers(() => edge, 'next build');
  expect(next.keyOf(release, '1 3 mu', 10)).not.toBe(keys[1]);
  const before = kept.size;
  expect((await (await portWith()).search('zzzz')).suggestions).toEqual([]);
  expect(kept.size).toBe(before);
});

it('keeps no longer text: it is somebody’s address', async () => {
  const port = await portWith();
  await port.search('19 quandong rd brunswick');
  await port.search('19 quando');
  const texts = [...kept.keys()].map((key) => decodeURIComponent(key.split('/').at(-1) ?? ''));
  expect(texts).toContain('19 quan');
  expect(texts.filter((text) => text.length > 8)).toEqual([]);
});

it('works where there is no Cache API', async () => {
  const port = await portWith(createShortAnswers(() => undefined, 'build'));
  const first = await port.search('19 quan');
  asked = 0;
  expect(await port.search('19 quan')).toEqual(first);
  expect(asked).toBe(0);
});

it.each([
  ['fails', () => Promise.reject(new Error('The cache is down'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('searches all the same where the Cache API %s', async (_how, broken) => {
  const short = createShortAnswers(() => ({ match: broken, put: broken }), 'build');
  const port = await portWith(short, 'gnaf-broken');
  const first = await port.search('19 quan');
  expect(first.suggestions).not.toEqual([]);
  asked = 0;
  expect(await port.search('19 quan')).toEqual(first);
  expect(asked).toBe(0);
});

it.each(['5 elm st', '1/5 a st', 'elm st 5', '7 oak rd'])('has no key for %s', (typed) => {
  const short = createShortAnswers(() => edge, 'build');
  expect(short.keyOf({ id: 'one', loaded_at: 'then' }, typed, 10)).toBeNull();
});

it.each(['19 quan', '5 elm', '1 st ki', 'elm st'])('has a key for %s', (typed) => {
  const short = createShortAnswers(() => edge, 'build');
  expect(short.keyOf({ id: 'one', loaded_at: 'then' }, typed, 10)).toContain('one');
});
