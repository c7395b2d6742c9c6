/** Retries work on a Miniflare database whose connection was closed while idle. */
import type { D1Database } from '@cloudflare/workers-types';

/**
 * Retries once if the connection was closed: workerd drops one that is idle while this process builds a large
 * catalogue or index, and the next use fails. Only for work that is safe to repeat.
 */
export async function onFreshConnection<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isClosed(error)) throw error;
    return act();
  }
}

/**
 * The database with batches that are retried: where building the statements is what takes so long, repeating the
 * whole work would only let the connection be closed again. Each batch must be safe to repeat.
 */
export function batchingAfresh(db: D1Database): D1Database {
  const batch: D1Database['batch'] = (statements) => onFreshConnection(() => db.batch(statements));
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
}
