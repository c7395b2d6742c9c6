/** `withDeadline`: a timely answer is returned, a late one is an error, and no timer is left running. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes on a timely answer or failure', async () => {
  expect(await withDeadline(Promise.resolve(1), 0)).toBe(1);
  await expect(withDeadline(Promise.reject(new Error('away')), 50)).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails when no answer comes in time', async () => {
  const late = expect(withDeadline(new Promise(() => undefined), 50)).rejects.toThrow(
    'no answer in 50 ms',
  );
  await vi.advanceTimersByTimeAsync(50);
  await late;
  expect(vi.getTimerCount()).toBe(0);
});
