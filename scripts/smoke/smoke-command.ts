/**
 * `npm run smoke -- <url>`: does the main job on a running site from outside, as a visitor without script does,
 * and reports which steps fail (docs/operations/release.md).
 */

import { runCommand } from '../commands/command-exit.ts';
import { readCommandLine, UsageError, usageOf } from '../commands/command-line.mjs';
import { siteOrigin } from '../site/site-origin.ts';
import { smokeSite } from './smoke-site-run.ts';

await runCommand(async () => {
  const { argument: url, text } = readCommandLine('smoke/smoke-command');
  const usage = usageOf('smoke/smoke-command');
  if (!url) throw new UsageError(`Say which site:\n\n${usage}`);
  const options = { build: text('build'), version: text('version'), address: text('address') };
  const { failed } = await smokeSite(siteOrigin(url), options, console.log);
  process.exit(failed > 0 ? 1 : 0);
});
