/**
 * `npm run release -- --brand <slug> --stage <stage>`: checks, makes what is missing, uploads, tries with
 * 10 % of the traffic, and takes back by itself what fails (docs/operations/release.md).
 */
import { brands } from '../../brands/brands.ts';
import { type Stage, stages } from '../../domain/brand.ts';
import { readCommandLine } from '../commands/command-line.mjs';
import { runCaptured, toolEnv } from '../site/run-tool.ts';
import { smokeSite } from '../smoke/smoke-site-run.ts';
import { releaseBrand } from './release-brand.ts';
import { checkAndBuild } from './release-checks.ts';
import { planBrand } from './release-dry-run.ts';
import { releaseEach } from './release-each.ts';
import { releaseTarget } from './release-target.ts';

const { flag, text } = readCommandLine('release/release-command');

try {
  await releaseAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function releaseAll(): Promise<void> {
  const [brand, url, all, dryRun] = [text('brand'), text('url'), flag('all'), flag('dry-run')];
  if (all === (brand !== undefined)) throw new Error('Say --brand <slug>, or --all');
  if (all && url) throw new Error('--url goes with one brand: leave out --all');
  const stage = stageOf(text('stage'));
  const slugs = brand === undefined ? brands.map(({ slug }) => slug) : [brand];
  const targets = slugs.map((slug) => releaseTarget(slug, stage));
  const { build, tagOf } = await checkAndBuild(say, flag('without-checks'));
  await releaseEach(targets, async (target) => {
    const site = url ?? target.url;
    if (site === undefined) {
      throw new Error(`${target.env} has no public host: say where it answers, --url https://…`);
    }
    console.log(`\n${target.env}`);
    const order = { target, build, url: site, tag: await tagOf(target.env) };
    await (dryRun ? planBrand : releaseBrand)(order, { wrangler, say, smoke: smokeSite });
  });
}

function stageOf(given: string | undefined): Stage {
  const stage = stages.find((one) => one === given);
  if (!stage) throw new Error(`--stage must be one of ${stages.join(', ')}`);
  return stage;
}

/** Without a terminal wrangler asks nothing and takes its defaults. */
function wrangler(args: readonly string[]) {
  return runCaptured('wrangler', args, toolEnv({ CI: '1', NODE_ENV: 'production' }));
}

function say(line: string): void {
  console.log(`  ${line}`);
}
