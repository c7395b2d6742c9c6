/**
 * `npm run release -- --brand <slug> --stage <stage>`: checks, creates what is missing, uploads, tries with
 * 10 % of the traffic, and rolls back automatically if that fails (docs/operations/release.md).
 */
import { runCommand } from '../commands/command-exit.ts';
import { runCaptured, toolEnv } from '../site/run-tool.ts';
import { askHost, smokeSite } from '../smoke/smoke-site-run.ts';
import { releaseBrand } from './release-brand.ts';
import { checkAndBuild } from './release-checks.ts';
import { planBrand } from './release-dry-run.ts';
import { releaseEach } from './release-each.ts';
import { releaseAlone } from './release-lock.ts';
import { releaseOptions } from './release-options.ts';
import { demandWrangler } from './wrangler-state.ts';

await runCommand(async () => {
  const { sites, newHost, dryRun, withoutChecks } = releaseOptions(process.argv.slice(2));
  await releaseAlone(async () => {
    // The checks take minutes: whoever is not signed in learns it first.
    await demandWrangler(wrangler, ['d1', 'list', '--json']);
    const { build, tagOf } = await checkAndBuild(say, withoutChecks);
    await releaseEach(sites, async (target) => {
      console.log(`\n${target.env}`);
      const order = { target, build, newHost, url: target.url, tagOf: await tagOf(target.env) };
      await (dryRun ? planBrand : releaseBrand)(order, {
        wrangler,
        say,
        askHost,
        smoke: smokeSite,
      });
    });
  });
});

/** With `CI` set, wrangler asks nothing and uses its defaults. */
function wrangler(args: readonly string[]) {
  return runCaptured('wrangler', args, toolEnv({ CI: '1', NODE_ENV: 'production' }));
}

function say(line: string): void {
  console.log(`  ${line}`);
}
