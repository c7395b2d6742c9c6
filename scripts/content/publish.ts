/** Publishes a brand's files into KV, if all of them parse (spec: content). */
import * as v from 'valibot';
import { pageBrandOf } from '../../brands/brands.ts';
import { inPlainWords } from '../../content/model/fault-words.ts';
import { frameLinkFaults } from '../../content/model/links/link-faults.ts';
import { site as siteSchema } from '../../content/model/site.schema.ts';
import { checkPage, reasonsOf } from '../../worker/content/publish/check-page.ts';
import {
  type Publication,
  type Published,
  publishChanges,
} from '../../worker/content/publish/publish-changes.ts';
import type { KvStore } from '../../worker/ports/content/kv-store.ts';
import type { ContentFiles } from '../build/read-content.ts';

/** Everything wrong with a brand's files: file, path and reason, one line each. */
export function contentProblems(brand: string, content: ContentFiles): string[] {
  return checked(brand, content).problems;
}

/**
 * Makes exactly these files live. A failure halfway leaves the old version live.
 * @param afresh true to also write what seems to be in KV already
 * @throws Error listing every problem when a file does not parse; nothing is written then
 */
export async function publishFiles(
  store: KvStore,
  brand: string,
  content: ContentFiles,
  publication: Publication,
  afresh = false,
): Promise<Published> {
  const { problems, pages } = checked(brand, content);
  if (problems.length > 0) {
    throw new Error(`The content of ${brand} was not published:\n  ${problems.join('\n  ')}`);
  }
  const site = v.parse(siteSchema, content.site);
  return publishChanges(store, brand, { pages, site, complete: true, afresh }, publication);
}

function checked(brand: string, content: ContentFiles) {
  const pageBrand = pageBrandOf(brand);
  const site = v.safeParse(siteSchema, content.site, inPlainWords);
  const problems = site.success
    ? frameLinkFaults(site.output, pageBrand).map(({ at, reason }) => `site.json: ${at}: ${reason}`)
    : [`site.json: ${reasonsOf(site.issues)}`];
  const pages = new Map(
    Object.entries(content.pages).flatMap(([path, raw]) => {
      const found = checkPage(path, raw, pageBrand);
      if ('page' in found) return [[path, found.page] as const];
      const where = `${content.files[path]} (${path})`;
      problems.push(...found.problems.map((one) => `${where}: ${sentence(one)}`));
      return [];
    }),
  );
  return { problems, pages };
}

function sentence({ section, reason }: { section?: number; reason: string }): string {
  return section === undefined ? reason : `sections.${section}.${reason}`;
}
