/** The command line of `npm run release`, read strictly and before anything is checked or built. */
import { brands } from '../../brands/brands.ts';
import { readCommandLine, UsageError } from '../commands/command-line.mjs';
import { demandStage } from '../site/deployed-site.ts';
import { type ReleaseTarget, releaseTarget } from './release-target.ts';

export interface ReleaseOptions {
  /** In the order of release. */
  readonly sites: readonly ReleaseTarget[];
  /** Whether to take over the host in brand.ts. */
  readonly newHost: boolean;
  readonly dryRun: boolean;
  readonly withoutChecks: boolean;
}

/** @throws UsageError saying what to write instead */
export function releaseOptions(args: readonly string[]): ReleaseOptions {
  const { flag, text } = readCommandLine('release/release-command', args);
  const [brand, all, newHost] = [text('brand'), flag('all'), flag('new-host')];
  if (all === (brand !== undefined)) throw new UsageError('Say --brand <slug>, or --all');
  if (all && newHost) throw new UsageError('--new-host goes with one brand: leave out --all');
  const stage = demandStage(text('stage'));
  const slugs = brand === undefined ? brands.map(({ slug }) => slug) : [brand];
  return {
    sites: slugs.map((slug) => releaseTarget(slug, stage)),
    newHost,
    dryRun: flag('dry-run'),
    withoutChecks: flag('without-checks'),
  };
}
