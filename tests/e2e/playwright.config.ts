/** Browser tests: the whole site as `npm start` serves it, with a port and state of its own. */
import { defineConfig } from '@playwright/test';
import { partnerPort, port, stateFolder } from './support/e2e-server.ts';

/** Not started with `E2E_REUSE=1`, when a server with that port and state is already running. */
const server = {
  command: 'node --import tsx scripts/start.ts --inbox',
  cwd: '../..',
  wait: { stdout: /^ready$/m },
  timeout: 120_000,
  env: {
    PORT: port,
    PARTNER_PORT: `${partnerPort}`,
    KURRAJONG_STATE: stateFolder,
    LOG_LEVEL: 'error',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than the two cores that the tests are made for, because some of them wait.
  workers: 3,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The JSON goes to a file when the environment names one, never into the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-AU',
    viewport: { width: 1280, height: 800 },
    // Chromium takes longer to open a window than to load most pages. Playwright clears its cookies, storage
    // and cache between tests.
    reuseContext: true,
    // Recording every test would cost a third of the run; set `E2E_TRACE=1` to investigate a failure.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process draws all pages of a worker's tests, because starting one for each test costs a tenth of
        // the run.
        '--renderer-process-limit=1',
        '--process-per-site',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Text is drawn the same whatever the machine's settings are, headed or headless.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // A page's scripts run once, axe among them: optimising them costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  ...(process.env.E2E_REUSE === '1' ? {} : { webServer: server }),
});
