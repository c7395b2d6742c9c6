/** Work is retried after a closed connection, and only then. */
import { expect, it, vi } from 'vitest';
import { onFreshConnection } from './fresh-connection.ts';

const closed = () => {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  return new TypeError('fetch failed', { cause });
};

it('work is repeated once when its connection was closed', async () => {
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(closed());
  await onFreshConnection(act);
  expect(act).toHaveBeenCalledTimes(2);
});

it('work is not repeated after any other error, or more than once', async () => {
  const act = vi.fn(() => Promise.reject(new Error('no such table: locality')));
  await expect(onFreshConnection(act)).rejects.toThrow('no such table');
  expect(act).toHaveBeenCalledTimes(1);
  const cut = vi.fn(() => Promise.reject(closed()));
  await expect(onFreshConnection(cut)).rejects.toThrow('fetch failed');
  expect(cut).toHaveBeenCalledTimes(2);
});
