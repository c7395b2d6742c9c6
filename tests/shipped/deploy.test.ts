/** Every brand and stage bundles with a plain `wrangler deploy --env <brand>-<stage>`, as ops run it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { schemaFields, schemaWords } from '../../client/gallery/schema-fields.ts';
import { sections } from '../../client/sections/section-registry.ts';
import { page } from '../../content/model/page.schema.ts';
import { site } from '../../content/model/site.schema.ts';
import { stages } from '../../domain/brand.ts';
import { runQuietly, toolEnv } from '../../scripts/site/run-tool.ts';

const outdir = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

/** Compressed size that a worker may have (docs/operations/speed.md). */
const maxWorkerBytes = 500_000;

/** What only editors read, in the CMS. */
const editorWords = [...Object.values(sections).map(({ schema }) => schema), page, site]
  .map((schema) => schema as v.GenericSchema)
  .flatMap((schema) => [schemaWords(schema), ...schemaFields(schema)])
  .flatMap(({ description = [] }) => description);

describe.concurrent('wrangler deploy --dry-run', { timeout: 400_000 }, () => {
  it.each(brands.map(({ slug }) => slug))('%s on every stage', async (slug) => {
    for (const stage of stages) {
      const env = `${slug}-${stage}`;
      const args = ['deploy', '--dry-run', '--env', env, '--outdir', join(outdir, env)];
      const output = await runQuietly(
        'wrangler',
        args,
        toolEnv({ KURRAJONG_BUILT: '1', NODE_ENV: 'production' }),
      );
      expect(output).toContain(`env.BRAND ("${slug}")`);
      expect(output).toContain(`env.STAGE ("${stage}")`);
      for (const binding of [
        'LEADS_DB',
        'ADDRESSES_DB',
        'CATALOGUE_DB',
        'CONTENT',
        'ASSETS',
        'NUMBERS',
      ]) {
        expect(output).toContain(`env.${binding}`);
      }
      expect(output).not.toContain('[WARNING]');
    }
    const script = readFileSync(join(outdir, `${slug}-production`, 'index.js'));
    expect(gzipSync(script).length).toBeLessThan(maxWorkerBytes);
    // The stand-in that wrangler.toml's [alias] names has replaced the parser.
    expect(script.includes('Style attributes are not parsed')).toBe(true);
    expect(script.includes('CssSyntaxError')).toBe(false);
    expect(editorWords.length).toBeGreaterThan(200);
    expect(editorWords.filter((words) => script.includes(words))).toEqual([]);
  });
});
