/**
 * `npm run smoke -- <url>`: does the main job on a running site from outside, as a visitor without script,
 * and says which step fails (docs/operations/release.md).
 */
import { readCommandLine, usageOf } from '../commands/command-line.mjs';
import { smokeSite } from './smoke-site-run.ts';

const { argument: url, text } = readCommandLine('smoke/smoke-command');
if (!url || !URL.canParse(url)) {
  const wrong = url ? `"${url}" is not a URL: write http://… or https://…` : 'Say which site:';
  console.error(`${wrong}\n\n${usageOf('smoke/smoke-command')}`);
  process.exit(2);
}
const options = { build: text('build'), version: text('version'), address: text('address') };
const { failed } = await smokeSite(new URL(url).origin, options, console.log);
process.exit(failed > 0 ? 1 : 0);
