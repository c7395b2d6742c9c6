/** Pages in memory and in the data centre's cache: an expired page is not served, and a full memory evicts the oldest. */
import { describe, expect, it } from 'vitest';
import { cutSlots } from '../render/link-slots.ts';
import { type CachedPage, cacheUrl, fromEdge, fromMemory, remember, toEdge } from './page-cache.ts';

const page = (text: string, over: Partial<CachedPage> = {}): CachedPage => ({
  html: cutSlots(new TextEncoder().encode(text)),
  headers: { 'content-language': 'en-AU' },
  status: 200,
  ...over,
});
const urlOf = (name: string) => `https://page-cache.invalid/${name}`;

describe('a page from the data centre', () => {
  it('returns with its headers, status and expiry, and is then in memory', async () => {
    const liveUntil = Date.now() + 60_000;
    const kept = page('gone', { status: 410, liveUntil });
    await toEdge(urlOf('live'), kept);
    expect(fromMemory(urlOf('live'))).toBeUndefined();
    expect(await fromEdge(urlOf('live'))).toEqual(kept);
    expect(fromMemory(urlOf('live'))).toEqual(kept);
  });

  it('is not used once its live parts have expired, and does not replace a newer one in memory', async () => {
    const newer = page('newer', { liveUntil: Date.now() + 60_000 });
    remember(urlOf('over'), newer);
    await toEdge(urlOf('over'), page('older', { liveUntil: Date.now() - 1 }));
    expect(await fromEdge(urlOf('over'))).toBeUndefined();
    expect(fromMemory(urlOf('over'))).toBe(newer);
  });
});

it('a page is kept apart from those of another host, build, version or path', () => {
  const key = { host: 'www.acacia.example', build: 'b1', version: 'v1', path: '/energy' };
  const others = Object.keys(key).map((part) => cacheUrl({ ...key, [part]: 'other' }));
  expect(new Set([cacheUrl(key), ...others]).size).toBe(5);
  expect(cacheUrl({ ...key, version: 'v1/x', path: 'y' })).not.toBe(
    cacheUrl({ ...key, version: 'v1', path: 'x/y' }),
  );
});

it('memory keeps the newest 20 MB of pages', () => {
  const half = page('a'.repeat(10_000_000));
  const names = ['one', 'two', 'three'].map(urlOf);
  const there = () => names.map((name) => fromMemory(name) !== undefined);
  for (const name of names.slice(0, 2)) remember(name, half);
  expect(there()).toEqual([true, true, false]);
  remember(names[2] ?? '', page('b'));
  expect(there()).toEqual([false, true, true]);
});
