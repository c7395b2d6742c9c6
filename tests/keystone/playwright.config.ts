/** Browser tests of the CMS, with an editor on one side and the site's visitors on the other. */
import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config.ts';
import { cmsData, cmsPort, sitePort, siteState } from './support/servers.ts';

const shared = {
  cwd: '../..',
  wait: { stdout: /^ready$/m },
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;
const ports = { CMS_PORT: cmsPort, SITE_PORT: sitePort, PORT: sitePort };

export default defineConfig({
  ...base,
  testDir: 'browser',
  outputDir: '../../test-results/keystone',
  fullyParallel: false,
  workers: 1,
  // The site looks for its CMS when it starts, so it comes second.
  webServer: [
    {
      ...shared,
      command: 'node --import tsx scripts/cms.ts',
      env: { ...ports, CMS_DATA: cmsData },
    },
    {
      ...shared,
      command: 'node --import tsx scripts/start.ts --cms',
      env: { ...ports, KURRAJONG_STATE: siteState, LOG_LEVEL: 'error' },
    },
  ],
});
