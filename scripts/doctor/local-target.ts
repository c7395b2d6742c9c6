/** The doctor's target on this machine: the local databases and content of `npm start`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import type { Env } from '../../worker/env.ts';
import { d1Sql } from '../../worker/leads/sql.ts';
import { kvStore } from '../../worker/ports/content/kv-store.ts';
import { stateFolder, withLocalPlatform } from '../site/local-platform.ts';
import { startedVars } from '../site/started-site.ts';
import type { DoctorTarget } from './doctor-target.ts';

/** True once `npm start` has created local state. */
export function hasLocalState(): boolean {
  return existsSync(join(stateFolder, 'v3', 'd1'));
}

export function withLocalTarget<T>(work: (target: DoctorTarget) => Promise<T>): Promise<T> {
  return withLocalPlatform((env) => work(targetOf(env, startedVars())));
}

/** @param started the running site's variables beyond wrangler.toml and .dev.vars */
export function targetOf(env: Env, started: Readonly<Record<string, string>>): DoctorTarget {
  const vars: object = { ...env, ...started };
  return {
    name: 'this machine',
    stage: null,
    options: '',
    brands: brands.map(({ slug }) => slug),
    content: kvStore(env.CONTENT),
    partners: started.LEAD_PARTNERS ?? env.LEAD_PARTNERS,
    has: (name) => Boolean(Reflect.get(vars, name)),
    sql(database) {
      const db = env[database];
      if (!db) throw new Error(`wrangler.toml binds no ${database}: npm run wrangler:sync`);
      return d1Sql(db);
    },
    now: () => new Date(),
    fetch: globalThis.fetch,
  };
}
