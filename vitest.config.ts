/** Tests: `workers` inside workerd (worker/ and tests/workerd), `node` and `node, alone` for the rest, with a DOM where a file asks for happy-dom. */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const nodeTests = [
  '{domain,client,content,brands,scripts,bench}/**/*.test.{ts,tsx}',
  'tests/{cms,conventions,energy,faults,harness,load,partner,release,shipped,upstreams}/**/*.test.ts',
];
/**
 * Files that put a module in the place of another, or load packages as in production: for the next file
 * of the same process that would stay so.
 */
const alone = globSync(nodeTests, { cwd: path('.') }).filter((file) =>
  /\bvi\.(?:(?:mock|doMock)\(|stubEnv\('NODE_ENV')/.test(readFileSync(path(file), 'utf8')),
);
// Some start twenty processes, each a few seconds on a busy machine.
const asNode = { environment: 'node', testTimeout: 300_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    // The runner leaves a core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...asNode,
          name: 'node',
          include: nodeTests,
          exclude: [...configDefaults.exclude, ...alone],
          // One process for many files: one for each was a third of their work. The setup gives each
          // file modules that nothing has used.
          isolate: false,
          setupFiles: ['./tests/harness/undo-stubs.ts'],
        },
      },
      { test: { ...asNode, name: 'node, alone', include: alone } },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: path('./wrangler.toml') },
            miniflare: {
              bindings: {
                LEADS_MIGRATIONS: await readD1Migrations(path('./worker/ports/leads/migrations')),
                ADDRESSES_MIGRATIONS: await readD1Migrations(
                  path('./worker/ports/address/migrations'),
                ),
                CATALOGUE_MIGRATIONS: await readD1Migrations(
                  path('./worker/ports/plans/migrations'),
                ),
                NUMBERS_MIGRATIONS: await readD1Migrations(
                  path('./worker/ports/numbers/migrations'),
                ),
                REQUEST_LOG: 'off',
              },
              // As deployed: nothing is written when a test has ended.
              analyticsEngineDatasets: { NUMBERS: { dataset: 'numbers' } },
            },
          })),
        ],
        test: {
          name: 'workers',
          // One workerd for many files; the setup gives each empty storage and modules of its own.
          isolate: false,
          include: ['worker/**/*.test.{ts,tsx}', 'tests/workerd/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/partner/start-partner.ts', './tests/cms/start-fake-cms.ts'],
          setupFiles: ['./tests/workerd/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
