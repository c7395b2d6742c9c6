/** Tests: `workers` inside workerd (worker/ and tests/workerd), `node` and `node, alone` for the rest, with a DOM if a file asks for happy-dom. */
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
 * Files that mock modules or load packages as in production, which would also affect the next file in the
 * same process.
 */
const alone = globSync(nodeTests, { cwd: path('.') }).filter((file) =>
  /\bvi\.(?:(?:mock|doMock)\(|stubEnv\('NODE_ENV')/.test(readFileSync(path(file), 'utf8')),
);
// Some start twenty processes, each of which takes a few seconds on a busy machine.
const asNode = { environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 } as const;

export default defineConfig({
  test: {
    // One more than there are cores, because some tests wait. By default the runner leaves a core free.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...asNode,
          name: 'node',
          include: nodeTests,
          exclude: [...configDefaults.exclude, ...alone],
          // One process for many files, because starting one for each took a third of the time. The setup
          // gives each file fresh modules.
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
              // As deployed, so that nothing is written after a test has ended.
              analyticsEngineDatasets: { NUMBERS: { dataset: 'numbers' } },
            },
          })),
        ],
        test: {
          name: 'workers',
          // One workerd for many files; the setup gives each file empty storage and fresh modules.
          isolate: false,
          include: ['worker/**/*.test.{ts,tsx}', 'tests/workerd/**/*.test.{ts,tsx}'],
          globalSetup: ['./tests/partner/start-partner.ts', './tests/cms/start-fake-cms.ts'],
          setupFiles: ['./tests/workerd/support/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
