/** A D1 database that fails at a chosen step of every statement. */
import type { D1Database } from '@cloudflare/workers-types';

/** `prepare` throws, `bind` throws, or the statement runs into an error. */
export type FailingStep = 'prepare' | 'bind' | 'run';

/** The real database otherwise, so that nothing else differs. */
export function failingDb(db: D1Database, step: FailingStep): D1Database {
  const fail = (): never => {
    throw new Error('D1_ERROR: no such table: visit: SQLITE_ERROR');
  };
  const rejected = async () => fail();
  const statement = { first: rejected, all: rejected, run: rejected, raw: rejected };
  const prepared = { ...statement, bind: step === 'bind' ? fail : () => statement };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch') return rejected;
      if (name !== 'prepare') return Reflect.get(target, name);
      return step === 'prepare' ? fail : () => prepared;
    },
  });
}
