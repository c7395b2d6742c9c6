/** `npm run e2e [-- args]`: runs only the browser tests; with `--remote`, on a site with a simulated partner's systems behind it. */
import { remoteSpecs, withRemoteSite } from './site/remote-site.ts';
import { run, toolEnv } from './site/run-tool.ts';
import { findTestBrowser } from './testing/find-browser.ts';

const help = `npm run e2e -- [files] [--remote] [options of Playwright]
  --remote  starts the site with a simulated partner's systems behind it, for the main job or the files
            that are named (docs/operations/partner.md)
`;

const args = process.argv.slice(2).filter((arg) => arg !== '--remote');
const remote = args.length < process.argv.length - 2;
process.exit(await answered());

function answered(): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return run('playwright', ['test', '--help']);
  }
  return remote ? withRemoteSite(playwrightRemotely) : playwright(args);
}

async function playwright(
  given: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const browser = { CHROMIUM_PATH: await findTestBrowser() };
  const config = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  return run('playwright', [...config, ...given], { env: toolEnv({ ...browser, ...env }) });
}

function playwrightRemotely(env: Record<string, string>): Promise<number> {
  const [first = '-'] = args;
  return playwright(first.startsWith('-') ? [...remoteSpecs, ...args] : args, env);
}
