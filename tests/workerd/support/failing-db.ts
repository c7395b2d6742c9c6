/** D1 databases that fail at a chosen step of every statement, or never answer. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** The step that fails: `prepare` throws, `bind` throws, or running the statement fails. */
export type FailingStep = 'prepare' | 'bind' | 'run';

/** A database that fails at this step, and is otherwise the real one. */
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

/** A database that never answers. @param lands whether it still executes the statements */
export function hangingDb(db: D1Database, lands = false): D1Database {
  const never = () => new Promise<never>(() => undefined);
  const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const hanging = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => hanging(target.bind(...values));
        return () => (lands ? target.run().then(never) : never());
      },
    });
    real.set(proxy, statement);
    return proxy;
  };
  const unwrapped = (all: readonly D1PreparedStatement[]) => all.map((one) => real.get(one) ?? one);
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => hanging(target.prepare(sql));
      if (name !== 'batch') return Reflect.get(target, name);
      return (all: D1PreparedStatement[]) =>
        lands ? target.batch(unwrapped(all)).then(never) : never();
    },
  });
}
