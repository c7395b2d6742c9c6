/** What the commands over content in KV share: their options, the brand's store, who is asking. */
import { userInfo } from 'node:os';
import type { DeployedStage } from '../../domain/brand.ts';
import { type KvStore, kvStore } from '../../worker/ports/content/kv-store.ts';
import { type CommandLine, readCommandLine } from '../commands/command-line.mjs';
import { demandBrand, demandStage } from '../site/deployed-stage.ts';
import { withLocalPlatform } from '../site/local-platform.ts';
import { remoteKv, wranglerKv } from './wrangler-kv.ts';

export interface ContentOptions extends CommandLine {
  readonly brand: string | undefined;
  readonly stage: DeployedStage | undefined;
}

/**
 * @param command as in known-options.mjs
 * @throws UsageError saying what is wrong and what to write instead
 */
export function contentOptions(command: string, args?: readonly string[]): ContentOptions {
  const line = readCommandLine(command, args);
  const [brand, stage] = [line.text('brand'), line.text('stage')];
  return {
    ...line,
    brand: brand === undefined ? undefined : demandBrand(brand).slug,
    stage: stage === undefined ? undefined : demandStage(stage),
  };
}

/** Without a stage: the local platform of `npm start`. */
export async function withStore<T>(
  brand: string,
  stage: string | undefined,
  work: (store: KvStore) => Promise<T>,
): Promise<T> {
  if (stage) return work(wranglerKv(remoteKv(brand, stage)));
  return withLocalPlatform((env) => work(kvStore(env.CONTENT)));
}

/** For the history: who was at the machine, and when. */
export function publisher(): { readonly at: string; readonly by: string } {
  return { at: new Date().toISOString(), by: userInfo().username };
}
