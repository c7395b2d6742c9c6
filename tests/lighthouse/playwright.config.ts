/** Lighthouse as tests: the site as production serves it, one page of each type. */
import { defineConfig } from '@playwright/test';
import { frontPort } from '../../scripts/lighthouse/front.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/lighthouse',
  fullyParallel: true,
  // Chromium often takes five idle seconds to end a trace, which the others fill.
  workers: 4,
  retries: 1,
  timeout: 120_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  webServer: {
    command: 'node --import tsx scripts/lighthouse/serve-production.ts',
    cwd: '../..',
    wait: { stdout: /^ready$/m },
    timeout: 120_000,
    env: { LIGHTHOUSE_PORT: `${frontPort}` },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
