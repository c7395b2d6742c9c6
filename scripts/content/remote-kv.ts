/** KV of a deployed brand and stage, through wrangler: for publishing and rolling back. */

import { runQuietly } from '../site/run-tool.ts';
import type { KvWriter } from './publish.ts';

/** One `wrangler kv key put` a key: slow, and in the order given, which is what a publish needs. */
export function remoteKv(brand: string, stage: string): KvWriter {
  const env = ['--binding', 'CONTENT', '--env', `${brand}-${stage}`, '--remote'];
  return {
    put: (key, value) => runQuietly('wrangler', ['kv', 'key', 'put', key, value, ...env]),
  };
}
