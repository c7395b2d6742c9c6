/** `npm run e2e [-- args]`: the browser tests alone. */
import { findBrowser } from './browser.ts';
import { run, toolEnv } from './run.ts';

const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exit(
  await run('playwright', args, { env: toolEnv({ CHROMIUM_PATH: await findBrowser() }) }),
);
