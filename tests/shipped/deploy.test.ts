/** Every brand bundles with ops' plain `wrangler deploy --env <brand>-<stage>`, and is the same worker on every stage. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler';
import { brands } from '../../brands/brands.ts';
import { schemaFields, schemaWords } from '../../client/gallery/schema-fields.ts';
import { sections } from '../../client/sections/section-registry.ts';
import { page } from '../../content/model/page.schema.ts';
import { site } from '../../content/model/site.schema.ts';
import { type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { root } from '../../scripts/build/files-below.ts';
import { runQuietly, toolEnv } from '../../scripts/site/run-tool.ts';
import { embeddedContent } from '../../worker/ports/content/embedded-content.ts';

const outdir = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

/** The largest compressed size of a worker (docs/operations/speed.md). */
const maxWorkerBytes = 500_000;

const bindings = [
  'LEADS_DB',
  'ADDRESSES_DB',
  'ADDRESSES_DB_B',
  'CATALOGUE_DB',
  'NUMBERS_DB',
  'CONTENT',
  'ASSETS',
  'NUMBERS',
  'LEADS_QUEUE',
  'LIMIT_SEARCH',
  'LIMIT_SUBMIT',
];

/** Whether the bundler has left a brand's embedded content in. */
const carries = (script: Buffer, slug: string) =>
  script.includes(`"version":"${embeddedContent[slug]?.version}"`);

/** Texts that only editors read, in the CMS. */
const editorWords = [...Object.values(sections).map(({ schema }) => schema), page, site]
  .map((schema) => schema as v.GenericSchema)
  .flatMap((schema) => [schemaWords(schema), ...schemaFields(schema)])
  .flatMap(({ description = [] }) => description);

describe.concurrent('wrangler deploy --dry-run', { timeout: 400_000 }, () => {
  it.each(brands.map(({ slug }) => slug))('%s on production', async (slug) => {
    const env = `${slug}-production`;
    const args = ['deploy', '--dry-run', '--env', env, '--outdir', join(outdir, env)];
    const output = await runQuietly(
      'wrangler',
      args,
      toolEnv({ KURRAJONG_BUILT: '1', NODE_ENV: 'production' }),
    );
    expect(output).toContain(`env.BRAND ("${slug}")`);
    expect(output).toContain('env.STAGE ("production")');
    for (const binding of bindings) expect(output).toContain(`env.${binding}`);
    expect(output).not.toContain('[WARNING]');
    const script = readFileSync(join(outdir, env, 'index.js'));
    expect(gzipSync(script).length).toBeLessThan(maxWorkerBytes);
    // A partner's worker carries no other partner's pages.
    expect(brands.filter(({ slug }) => carries(script, slug))).toEqual(
      brands.filter((brand) => brand.slug === slug),
    );
    // The stand-in that wrangler.toml's [alias] names has replaced the parser.
    expect(script.includes('Style attributes are not parsed')).toBe(true);
    expect(script.includes('CssSyntaxError')).toBe(false);
    expect(editorWords.length).toBeGreaterThan(200);
    expect(editorWords.filter((words) => script.includes(words))).toEqual([]);
  });
});

/**
 * The settings that each stage has to itself. All others are the same as production's, including the entry,
 * the aliases and the dates, so a stage bundles as production does and this test need not bundle it.
 */
const ownOfStage: readonly (keyof Config)[] = [
  'targetEnvironment',
  'name',
  'routes',
  'vars',
  'queues',
  'd1_databases',
  'analytics_engine_datasets',
  'ratelimits',
];

describe.each(brands.map(({ slug }) => slug))('the worker of %s', (slug) => {
  const configOf = (stage: DeployedStage) =>
    readConfig({ config: join(root, 'wrangler.toml'), env: `${slug}-${stage}` });
  const shared = (config: Config) => ({
    ...config,
    ...Object.fromEntries(ownOfStage.map((name) => [name, null])),
  });

  it.each(deployedStages)(
    'is the same on %s as on production, except for the stage’s own settings',
    (stage) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const config = configOf(stage);
      expect(warned.mock.calls).toEqual([]);
      warned.mockRestore();
      expect(config.vars).toEqual({ BRAND: slug, STAGE: stage });
      expect(bindingsOf(config)).toEqual(bindings.toSorted());
      expect(shared(config)).toEqual(shared(configOf('production')));
    },
  );
});

function bindingsOf(config: Config): string[] {
  const named = [
    ...config.d1_databases,
    ...config.kv_namespaces,
    ...config.analytics_engine_datasets,
    ...(config.queues.producers ?? []),
    ...(config.assets ? [config.assets] : []),
  ].map(({ binding }) => binding ?? '');
  return [...named, ...config.ratelimits.map(({ name }) => name)].sort();
}
