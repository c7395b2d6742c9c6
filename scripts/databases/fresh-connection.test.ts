/** A batch is sent again after a closed connection, and only then. */
import type { D1Database } from '@cloudflare/workers-types';
import { expect, it, vi } from 'vitest';
import { batchingAfresh } from './fresh-connection.ts';

const closed = () => {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  return new TypeError('fetch failed', { cause });
};

const databaseOf = (parts: Partial<D1Database>) => batchingAfresh(parts as D1Database);

it('a batch is sent again, with the same statements, when its connection was closed', async () => {
  const batch = vi.fn().mockRejectedValueOnce(closed()).mockResolvedValue(['done']);
  const prepare = vi.fn();
  const db = databaseOf({ batch, prepare });
  const statements = [db.prepare('SELECT 1')];
  expect(await db.batch(statements)).toEqual(['done']);
  expect(batch.mock.calls).toEqual([[statements], [statements]]);
  expect(prepare.mock.calls).toEqual([['SELECT 1']]);
});

it('a batch is not sent again after any other error, or more than once', async () => {
  const batch = vi.fn(() => Promise.reject(new Error('no such table: locality')));
  await expect(databaseOf({ batch }).batch([])).rejects.toThrow('no such table');
  expect(batch).toHaveBeenCalledTimes(1);
  const cut = vi.fn(() => Promise.reject(closed()));
  await expect(databaseOf({ batch: cut }).batch([])).rejects.toThrow('fetch failed');
  expect(cut).toHaveBeenCalledTimes(2);
});
