/** `npm run e2e [-- args]`: the browser tests alone; with `--remote` on a site that has a partner's systems behind it. */
import { findBrowser } from './site/find-browser.ts';
import { withRemoteSite } from './site/remote-site.ts';
import { run, toolEnv } from './site/run-tool.ts';

/** What a visitor does that a partner's systems have a part in. */
const remoteSpecs = [
  'main-job',
  'main-job-plain',
  'flow',
  'hero-search',
  'hero-cards',
  'hero-messages',
  'hero-later',
  'lead-form',
  'lead-again',
  'references',
  'withdraw',
  'plans',
  'compare',
  'providers',
].map((name) => `${name}.spec.ts`);

const args = process.argv.slice(2).filter((arg) => arg !== '--remote');
const remote = args.length < process.argv.length - 2;
process.exit(await (remote ? withRemoteSite(playwrightRemotely) : playwright(args)));

async function playwright(
  given: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const browser = { CHROMIUM_PATH: await findBrowser() };
  const config = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  return run('playwright', [...config, ...given], { env: toolEnv({ ...browser, ...env }) });
}

function playwrightRemotely(env: Record<string, string>): Promise<number> {
  const [first = '-'] = args;
  return playwright(first.startsWith('-') ? [...remoteSpecs, ...args] : args, env);
}
