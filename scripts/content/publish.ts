/** Publishes parsed content into KV: pages first, the version pointer last (spec: content). */
import * as v from 'valibot';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { page as pageSchema } from '../../content/model/page.schema.ts';
import { site as siteSchema } from '../../content/model/site.schema.ts';
import { createFilesContent } from '../../worker/ports/content/files-content.ts';
import {
  manifestKey,
  pageKey,
  siteKey,
  versionKey,
} from '../../worker/ports/content/kv-content.ts';
import type { ContentFiles } from '../build/read-content.ts';
import { runQuietly } from '../site/run-tool.ts';

/** All that publishing needs of KV. */
export interface KvWriter {
  put(key: string, value: string): Promise<unknown>;
}

/** KV of a deployed brand and stage, through wrangler: one `wrangler kv key put` for each key. */
export function remoteKv(brand: string, stage: string): KvWriter {
  const env = ['--binding', 'CONTENT', '--env', `${brand}-${stage}`, '--remote'];
  return {
    put: (key, value) => runQuietly('wrangler', ['kv', 'key', 'put', key, value, ...env]),
  };
}

/** Everything wrong with a brand's files: file, path and reason, one line each. */
export function contentProblems(content: ContentFiles): string[] {
  const problems: string[] = [];
  const siteResult = v.safeParse(siteSchema, content.site);
  if (!siteResult.success) problems.push(`site.json: ${reason(siteResult.issues)}`);
  for (const [path, raw] of Object.entries(content.pages)) {
    const where = `${content.files[path]} (${path})`;
    const parsed = v.safeParse(pageSchema, raw);
    if (!parsed.success) {
      problems.push(`${where}: ${reason(parsed.issues)}`);
      continue;
    }
    parsed.output.sections.forEach((section, index) => {
      const definition = sectionOf(section.type);
      if (!definition) {
        problems.push(`${where}: sections.${index}: unknown type "${section.type}"`);
        return;
      }
      const result = v.safeParse(definition.schema, section);
      if (!result.success) problems.push(`${where}: sections.${index}.${reason(result.issues)}`);
    });
  }
  return problems;
}

/**
 * Writes one brand's version: entries, then manifest, then the pointer. A failure half-way leaves
 * the old version live.
 * @throws Error listing every problem when a file does not parse; nothing is written then
 */
export async function publish(kv: KvWriter, brand: string, content: ContentFiles): Promise<string> {
  const problems = contentProblems(content);
  if (problems.length > 0) {
    throw new Error(`The content of ${brand} was not published:\n  ${problems.join('\n  ')}`);
  }
  const { version, pages, site } = content;
  await Promise.all(
    Object.entries(pages).map(([path, raw]) =>
      kv.put(pageKey(brand, version, path), JSON.stringify(v.parse(pageSchema, raw))),
    ),
  );
  await kv.put(siteKey(brand, version), JSON.stringify(v.parse(siteSchema, site)));
  const entries = await createFilesContent({ [brand]: content }).entries(brand, version);
  await kv.put(manifestKey(brand, version), JSON.stringify({ version, pages: entries }));
  await kv.put(versionKey(brand), version);
  return version;
}

function reason(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
}
