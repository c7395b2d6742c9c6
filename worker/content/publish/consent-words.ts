/** Checks that new consent wording gets a new name: a lead records the wording its sender saw by name. */
import type * as v from 'valibot';
import { type Site, site as siteSchema } from '../../../content/model/site.schema.ts';
import { type Root, rootKey, rootSchema, siteKey } from '../../ports/content/kv-layout.ts';
import { type KvStore, parseValue } from '../../ports/content/kv-store.ts';
import { type Base, historyOf } from './live-base.ts';

/** A site's consent wording. */
export type Consent = Site['consent'];

/**
 * Null unless the name is, or was, live with other words (spec: law), as far back as the history goes.
 * @param shipped the wording in the worker's embedded files, which visitors see while nothing else can be read
 */
export async function consentProblem(
  store: KvStore,
  brand: string,
  { root }: Pick<Base, 'root'>,
  { consent }: Pick<Site, 'consent'>,
  shipped?: Consent,
): Promise<string | null> {
  const { version } = consent;
  const isOther = (one: Consent) => one.version === version && wordsOf(one) !== wordsOf(consent);
  const refused = (where: string) =>
    `consent.version: different words ${where} as "${version}": give the new ones a version of their own`;
  const [live] = root ? await consentsIn(store, brand, [root]) : [];
  if (live?.version === version) return isOther(live) ? refused('are live') : null;
  if (shipped && isOther(shipped)) return refused('are in the site’s own files');
  return (await consentsEver(store, brand)).some(isOther) ? refused('were live') : null;
}

async function consentsEver(store: KvStore, brand: string): Promise<Consent[]> {
  const history = await historyOf(store, brand);
  const keys = history.map(({ version }) => rootKey(brand, version));
  const roots = await readAll(store, [...new Set(keys)], rootSchema);
  return consentsIn(store, brand, roots);
}

async function consentsIn(
  store: KvStore,
  brand: string,
  roots: readonly Pick<Root, 'site'>[],
): Promise<Consent[]> {
  const keys = roots.map(({ site }) => siteKey(brand, site));
  const sites = await readAll(store, [...new Set(keys)], siteSchema);
  return sites.map(({ consent }) => consent);
}

/** Skips values that cannot be read: no visitor sees their wording either. */
async function readAll<T>(
  store: KvStore,
  keys: readonly string[],
  schema: v.GenericSchema<unknown, T>,
): Promise<T[]> {
  const found = await store.readMany(keys);
  return [...found].flatMap(([key, text]) => {
    try {
      return [parseValue(key, schema, text)];
    } catch {
      return [];
    }
  });
}

function wordsOf({ notice, recipients, recipientsFor = {}, marketing }: Consent): string {
  return JSON.stringify([notice, recipients, Object.entries(recipientsFor).sort(), marketing]);
}
