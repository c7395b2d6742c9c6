/** A Miniflare database that stands a connection closed while idle. */
import type { D1Database } from '@cloudflare/workers-types';

/**
 * Sends a batch again, once, if the connection was closed: workerd drops one that is idle while this process builds
 * the statements of a large catalogue or index, and the next use fails. Not the whole work: building them again
 * would only let the connection be closed again. Each batch must be safe to repeat.
 */
export function batchingAfresh(db: D1Database): D1Database {
  const batch: D1Database['batch'] = async <T>(statements: Parameters<D1Database['batch']>[0]) => {
    try {
      return await db.batch<T>(statements);
    } catch (error) {
      if (!isClosed(error)) throw error;
      return db.batch<T>(statements);
    }
  };
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
