/** A consent wording keeps its name only as long as its words: a lead names the wording that its sender saw. */
import { type Site, site as siteSchema } from '../../../content/model/site.schema.ts';
import { siteKey } from '../../ports/content/kv-layout.ts';
import { type KvStore, parseValue } from '../../ports/content/kv-store.ts';
import type { Base } from './live-base.ts';

/** Null when the words are those that are live, or have another name (spec: law). */
export async function consentProblem(
  store: KvStore,
  brand: string,
  { root }: Pick<Base, 'root'>,
  { consent }: Pick<Site, 'consent'>,
): Promise<string | null> {
  const live = root && (await liveSite(store, brand, root.site));
  if (!live || live.consent.version !== consent.version) return null;
  if (wordsOf(live.consent) === wordsOf(consent)) return null;
  return `consent.version: the words of the consent are others than those that are live as "${consent.version}": give them a name of their own`;
}

/** What cannot be read is no wording that anybody sees. */
async function liveSite(store: KvStore, brand: string, hash: string): Promise<Site | null> {
  const key = siteKey(brand, hash);
  const text = await store.read(key, true);
  try {
    return text === null ? null : parseValue(key, siteSchema, text);
  } catch {
    return null;
  }
}

function wordsOf({ notice, recipients, recipientsFor = {}, marketing }: Site['consent']): string {
  return JSON.stringify([notice, recipients, Object.entries(recipientsFor).sort(), marketing]);
}
