/** Browser tests: the whole site as `npm start` serves it, on a port and a state of its own. */
import { defineConfig } from '@playwright/test';
import { partnerPort, port, stateFolder } from './support/e2e-server.ts';

/** `E2E_REUSE=1`: a server on that port and state is running already. */
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
  workers: 2,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The JSON goes to a file when the environment names one, never into the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-AU',
    viewport: { width: 1280, height: 800 },
    // A whole Chromium opens a window more slowly than most pages load. Playwright empties it between tests: cookies, storage, cache.
    reuseContext: true,
    // Recording every test costs a third of the run; `E2E_TRACE=1` when one has to be looked into.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters are drawn the same whatever the machine's settings are, with windows and without.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  ...(process.env.E2E_REUSE === '1' ? {} : { webServer: server }),
});
