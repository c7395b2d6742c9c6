/** Work, or a batch, is retried after a closed connection, and only then. */
import type { D1Database } from '@cloudflare/workers-types';
import { expect, it, vi } from 'vitest';
import { batchingAfresh, onFreshConnection } from './fresh-connection.ts';

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

it('a batch is sent again with the same statements, and nothing else changes', async () => {
  const batch = vi.fn().mockRejectedValueOnce(closed()).mockResolvedValue(['done']);
  const db = { batch, prepare: vi.fn() };
  const afresh = batchingAfresh(db as Partial<D1Database> as D1Database);
  const statements = [afresh.prepare('SELECT 1')];
  expect(await afresh.batch(statements)).toEqual(['done']);
  expect(batch.mock.calls).toEqual([[statements], [statements]]);
  expect(db.prepare.mock.calls).toEqual([['SELECT 1']]);
});
