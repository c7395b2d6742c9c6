/** `whenAllEnded`: no work is still under way when it ends, whichever promise failed. */
import { expect, it } from 'vitest';
import { whenAllEnded } from './when-all-ended.ts';

it('returns the results in order', async () => {
  expect(await whenAllEnded([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

it('fails with the first error, but not before everything has ended', async () => {
  const slow = Promise.withResolvers<void>();
  let ended = false;
  const all = whenAllEnded([Promise.reject(new Error('broken')), slow.promise]).finally(() => {
    ended = true;
  });
  const failed = expect(all).rejects.toThrow('broken');
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toBe(false);
  slow.resolve();
  await failed;
});
