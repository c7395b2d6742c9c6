/** The calls to wrangler, and which of them repeat. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rollBack } from '../../worker/content/publish/roll-back.ts';
import { readContent } from '../build/read-content.ts';
import type { Wrangler } from '../site/run-wrangler.ts';
import { contentStatus } from './live-status.ts';
import { publishFiles } from './publish.ts';
import { wranglerKv } from './wrangler-kv.ts';

/** KV behind a wrangler that records each call. */
function noted(values: Map<string, string>) {
  const calls: string[] = [];
  const wrangler: Wrangler = async (args) => {
    const [verb = '', file = ''] = args.slice(2);
    const content = JSON.parse(readFileSync(file, 'utf8')) as (string | Pair)[];
    const keys = content.map((one) => (typeof one === 'string' ? one : one.key));
    calls.push(`${verb} ${keys.length > 3 ? keys.length : keys}`);
    for (const one of content) if (typeof one !== 'string') values.set(one.key, one.value);
    const found = Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null]));
    return { code: 0, output: `A line before.\n${JSON.stringify(found)}`, errors: '' };
  };
  return { calls, store: wranglerKv(['--remote'], wrangler) };
}

interface Pair {
  readonly key: string;
  readonly value: string;
}

it('reads an unchanging value once, and a missing one again', async () => {
  const values = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const { calls, store } = noted(values);
  expect(await store.read('a', true)).toBe('1');
  expect([...(await store.readMany(['c', 'b', 'a']))]).toEqual([
    ['b', '2'],
    ['a', '1'],
  ]);
  expect([...(await store.readMany(['a', 'b']))]).toHaveLength(2);
  values.set('c', '3');
  expect(await store.read('c', true)).toBe('3');
  expect(await store.readMany([])).toEqual(new Map());
  expect(calls).toEqual(['get a', 'get c,b', 'get c']);
});

it('reads a changing value each time, even after writing it', async () => {
  const { calls, store } = noted(new Map());
  expect(await store.read('pointer')).toBeNull();
  await store.write(new Map([['pointer', 'one']]));
  expect(await store.read('pointer')).toBe('one');
  expect(await store.read('pointer')).toBe('one');
  expect(calls).toEqual(['get pointer', 'put pointer', 'get pointer', 'get pointer']);
});

it('reads in one call what is asked for together', async () => {
  const values = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const { calls, store } = noted(values);
  const both = () => Promise.all([store.read('a'), store.read('b'), store.read('a')]);
  expect(await both()).toEqual(['1', '2', '1']);
  values.set('a', '3');
  expect(await both()).toEqual(['3', '2', '3']);
  expect(calls).toEqual(['get a,b', 'get a,b']);
});

it('reads a hundred keys at a time, and writes a thousand', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => [`key-${at}`, `${at}`] as const);
  const { calls, store } = noted(new Map());
  await store.write(new Map(many));
  const found = await store.readMany(many.slice(0, 250).map(([key]) => key));
  expect(found.get('key-249')).toBe('249');
  expect(calls).toEqual(['put 1000', 'put key-1000', 'get 100', 'get 100', 'get 50']);
});

it('carries a whole publication, its status and the way back', async () => {
  const { acacia } = readContent();
  if (!acacia) throw new Error('content/acacia has no site.json');
  const { '/': home, ...rest } = acacia.pages;
  const changed = { ...acacia, pages: { ...rest, '/': { ...(home as object), title: 'Another' } } };
  const at = (minute: number) => ({ at: `2026-11-22T10:0${minute}:00.000Z`, by: 'ed' });
  const { store } = noted(new Map());
  const one = await publishFiles(store, 'acacia', acacia, at(1));
  const two = await publishFiles(store, 'acacia', changed, at(2));
  expect([two.changed, two.written]).toEqual([1, 5]);
  expect((await rollBack(store, 'acacia', undefined, at(3))).version).toBe(one.version);
  const status = await contentStatus(store, 'acacia', acacia);
  expect(status).toMatchObject({ other: [], onlyInKv: [], onlyInFiles: [] });
  expect(status.history.map(({ version }) => version)).toEqual([
    one.version,
    two.version,
    one.version,
  ]);
});

it('fails with wrangler’s output', async () => {
  const wrangler: Wrangler = async () => ({ code: 1, output: 'Out.', errors: 'No namespace.' });
  await expect(wranglerKv([], wrangler).read('a')).rejects.toThrow(
    'wrangler kv bulk get failed:\nOut.No namespace.',
  );
});
