/** KV of a deployed brand and stage through wrangler, with many values per call. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { chunks } from '../../worker/ports/chunks.ts';
import type { KvStore } from '../../worker/ports/content/kv-store.ts';
import { runWrangler, type Wrangler } from '../site/run-wrangler.ts';
import { jsonIn } from '../site/wrangler-answers.ts';

/** KV's limits on values per bulk read and write. */
const mostReads = 100;
const mostWrites = 1000;

/** The arguments that tell wrangler where the namespace is: `--env <brand>-<stage> --remote`. */
export type KvTarget = readonly string[];

export function remoteKv(brand: string, stage: string): KvTarget {
  return ['--env', `${brand}-${stage}`, '--remote'];
}

/** Local storage wraps each value, remote storage does not. */
const value = v.nullable(v.union([v.string(), v.object({ value: v.nullable(v.string()) })]));
const answer = v.record(v.string(), value);

/**
 * Each call starts a process and takes seconds, so values that never change are read once, and values that
 * are asked for together in one call.
 */
export function wranglerKv(target: KvTarget, wrangler: Wrangler = runWrangler): KvStore {
  const bulk = (verb: 'get' | 'put', content: unknown) => runBulk(wrangler, verb, content, target);
  const known = new Map<string, string>();
  const ask = async (keys: readonly string[]) => {
    const values = new Map<string, string>();
    for (const some of chunks(keys, mostReads)) {
      for (const [key, value] of valuesOf(await bulk('get', some))) values.set(key, value);
    }
    return values;
  };
  let next:
    | { readonly keys: Set<string>; readonly values: Promise<Map<string, string>> }
    | undefined;
  const askTogether = (key: string) => {
    if (next === undefined) {
      const keys = new Set<string>();
      const values = Promise.resolve().then(() => {
        next = undefined;
        return ask([...keys]);
      });
      next = { keys, values };
    }
    next.keys.add(key);
    return next.values;
  };
  const readMany = async (keys: readonly string[]) => {
    const missing = keys.filter((key) => !known.has(key));
    for (const [key, value] of await ask(missing)) known.set(key, value);
    return new Map(
      keys.flatMap((key): [string, string][] => {
        const value = known.get(key);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  };
  return {
    async read(key, immutable = false) {
      const values = await (immutable ? readMany([key]) : askTogether(key));
      return values.get(key) ?? null;
    },
    readMany,
    async write(values) {
      for (const some of chunks([...values], mostWrites)) {
        await bulk(
          'put',
          some.map(([key, value]) => ({ key, value })),
        );
      }
    },
  };
}

function valuesOf(output: string): [string, string][] {
  const values = jsonIn(answer, output);
  return Object.entries(values).flatMap(([key, given]) => {
    const text = typeof given === 'string' ? given : given?.value;
    return text == null ? [] : [[key, text]];
  });
}

/** @throws Error with what wrangler printed */
async function runBulk(
  wrangler: Wrangler,
  verb: 'get' | 'put',
  content: unknown,
  target: KvTarget,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kurrajong-kv-'));
  try {
    const file = join(folder, `${verb}.json`);
    await writeFile(file, JSON.stringify(content));
    const args = ['kv', 'bulk', verb, file, '--binding', 'CONTENT', ...target];
    const { code, output, errors } = await wrangler(args);
    if (code !== 0) throw new Error(`wrangler kv bulk ${verb} failed:\n${output}${errors}`);
    return output;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
