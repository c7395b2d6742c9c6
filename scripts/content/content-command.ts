/** Shared by the commands for content in KV: their options, the brand's store, who is publishing. */
import { userInfo } from 'node:os';
import type { DeployedStage } from '../../domain/brand.ts';
import { type KvStore, kvStore } from '../../worker/ports/content/kv-store.ts';
import { type CommandLine, readCommandLine } from '../commands/command-line.mjs';
import { demandBrand, demandStage } from '../site/deployed-site.ts';
import { withLocalPlatform } from '../site/local-platform.ts';
import { remoteKv, wranglerKv } from './wrangler-kv.ts';

export interface ContentOptions extends CommandLine {
  readonly brand: string | undefined;
  readonly stage: DeployedStage | undefined;
}

/**
 * Warns at once that a brand without a stage means this machine: the caller may mean the live site.
 * @param command as in known-options.mjs
 * @throws UsageError saying what is wrong and what to write instead
 */
export function contentOptions(
  command: string,
  args?: readonly string[],
  complain: (text: string) => void = console.error,
): ContentOptions {
  const line = readCommandLine(command, args);
  const [brand, stage] = [line.text('brand'), line.text('stage')];
  const options = {
    ...line,
    brand: brand === undefined ? undefined : demandBrand(brand).slug,
    stage: stage === undefined ? undefined : demandStage(stage),
  };
  if (options.brand && !options.stage)
    complain('This is the content of this machine: a deployed one needs --stage');
  return options;
}

/** Where a brand's content is, as part of a sentence. */
export function placeOf(brand: string, stage: DeployedStage | undefined): string {
  return stage === undefined ? 'on this machine' : `on ${brand}-${stage}`;
}

/** Without a stage, the local platform of `npm start`. */
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
