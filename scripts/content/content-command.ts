/** What the commands over content in KV share: their options, the brand's store, who is asking. */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { brands } from '../../brands/brands.ts';
import { deployedStages } from '../../domain/brand.ts';
import { type KvStore, kvStore } from '../../worker/ports/content/kv-store.ts';
import { UsageError } from '../commands/command-line.mjs';
import { withLocalPlatform } from '../site/local-platform.ts';
import { remoteKv, wranglerKv } from './wrangler-kv.ts';

export interface ContentOptions {
  readonly brand: string | undefined;
  readonly stage: string | undefined;
  readonly to: string | undefined;
  readonly cms: string | undefined;
  readonly afresh: boolean;
}

/** @throws UsageError saying what is wrong and what to write instead */
export function contentOptions(args: readonly string[]): ContentOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brand: { type: 'string' },
      stage: { type: 'string' },
      to: { type: 'string' },
      cms: { type: 'string' },
      afresh: { type: 'boolean' },
    },
  });
  const { brand, stage, to, cms, afresh = false } = values;
  checkBrand(brand);
  oneOf('stage', stage, deployedStages);
  if (cms !== undefined && !/^\d{1,9}$/.test(cms))
    throw new UsageError(`--cms "${cms}" is not a number of a publication: write --cms 12, say`);
  return { brand, stage, to, cms, afresh };
}

/** @throws UsageError naming the brands that there are */
export function checkBrand(brand: string | undefined): void {
  const slugs = brands.map(({ slug }) => slug);
  oneOf('brand', brand, slugs);
}

function oneOf(name: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  throw new UsageError(`There is no ${name} "${value}": one of ${known.join(', ')}`);
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
