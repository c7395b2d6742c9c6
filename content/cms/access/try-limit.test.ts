/** The memory of a limit; whom a limit stops: access/sign-in-limit.test.ts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimit } from './try-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rule = { most: 2, pauseMs: 1000, words: 'Later' };

it('keeps no name in full', () => {
  const kept = new Map();
  const limit = createLimit(rule, kept);
  for (const name of ['a', 'b'.repeat(4_900_000)]) limit(name).tried();
  expect([...kept.keys()].map((key) => key.length)).toEqual([44, 44]);
});

it('keeps nothing that has expired, whichever name is tried next', () => {
  const kept = new Map();
  const limit = createLimit(rule, kept);
  for (const name of ['a', 'a', 'b']) limit(name).tried();
  expect([limit('a').isClosed(), limit('b').isClosed()]).toEqual([true, false]);
  vi.advanceTimersByTime(600);
  for (const name of ['b', 'c']) limit(name).tried();
  vi.advanceTimersByTime(400);
  limit('d').tried();
  expect(kept.size).toBe(2);
  expect([limit('a').isClosed(), limit('b').isClosed()]).toEqual([false, false]);
});

it('keeps 10,000 names at most, the newest', () => {
  const kept = new Map();
  const limit = createLimit(rule, kept);
  for (let at = 0; at <= 10_000; at += 1)
    for (let tries = 0; tries < 2; tries += 1) limit(`${at}`).tried();
  expect(kept.size).toBe(10_000);
  expect([limit('0').isClosed(), limit('10000').isClosed()]).toEqual([false, true]);
});
