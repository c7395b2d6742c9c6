/** Searches the address index for texts, and returns the lines found, the messages and the time that it took. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { parseAddress } from '../../domain/address/parse-typed.ts';
import { MAX_SUGGESTIONS } from '../../worker/ports/address/address.port.ts';
import { createEmbeddedAddressPort } from '../../worker/ports/address/embedded-address.ts';
import { plainRung } from '../../worker/ports/address/match-expression.ts';
import { searchStatement } from '../../worker/ports/address/search-statement.ts';

export interface Question {
  readonly texts: readonly string[];
  /** False to leave typing errors unrepaired. */
  readonly repair: boolean;
  /** How often each text is searched in a row; `ms` is the mean of one search. */
  readonly times: number;
  /** `statement` runs only a search's first statement. */
  readonly what: 'search' | 'statement';
}

export interface Asked {
  /** Display lines, best first; empty for `statement`. */
  readonly lines: readonly string[];
  readonly messages: number;
  readonly ms: number;
}

/** Asks the holder of the database: the benchmark's worker, or a test. */
export type Asker = (question: Question) => Promise<readonly Asked[]>;

export async function askAddresses(db: D1Database, question: Question): Promise<Asked[]> {
  const { texts, times, what } = question;
  const counted = countMessages(db);
  const once = what === 'search' ? searching(counted.db, question) : statement(counted.db);
  const all: Asked[] = [];
  for (const text of texts) {
    const before = counted.sent();
    let lines: string[] = [];
    const startedAt = performance.now();
    for (let time = 0; time < times; time += 1) lines = await once(text);
    const ms = (performance.now() - startedAt) / times;
    all.push({ lines, messages: (counted.sent() - before) / times, ms });
  }
  return all;
}

type Once = (text: string) => Promise<string[]>;

function searching(db: D1Database, { repair }: Question): Once {
  const slot = { db, release: null };
  const index = { live: async () => slot, others: async () => [] };
  const port = createEmbeddedAddressPort(index, { repair });
  return async (text) => {
    const { suggestions } = await port.search(text);
    return suggestions.map(({ DisplayLine }) => DisplayLine);
  };
}

function statement(db: D1Database): Once {
  return async (text) => {
    const parsed = parseAddress(text);
    const rung = plainRung(parsed.words);
    if (rung === null) return [];
    const { sql, params } = searchStatement(parsed, rung, MAX_SUGGESTIONS);
    await db
      .prepare(sql)
      .bind(...params)
      .all();
    return [];
  };
}

/** Wraps the database to count every message to it. */
function countMessages(db: D1Database): { readonly db: D1Database; sent(): number } {
  let sent = 0;
  const counting = (real: D1PreparedStatement): D1PreparedStatement => {
    const bind = real.bind.bind(real);
    const all = real.all.bind(real);
    return Object.assign(real, {
      bind: (...values: unknown[]) => counting(bind(...values)),
      all: () => {
        sent += 1;
        return all();
      },
    });
  };
  const counted = new Proxy(db, {
    get(target, key) {
      if (key === 'prepare') return (sql: string) => counting(target.prepare(sql));
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          sent += 1;
          return target.batch(statements);
        };
      }
      return Reflect.get(target, key);
    },
  });
  return { db: counted, sent: () => sent };
}
