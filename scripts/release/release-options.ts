/** The command line of `npm run release`, read strictly and before anything is checked or built. */
import { brands } from '../../brands/brands.ts';
import { stages } from '../../domain/brand.ts';
import { readCommandLine, UsageError } from '../commands/command-line.mjs';
import { siteOrigin } from '../site/site-origin.ts';
import { type ReleaseTarget, releaseTarget } from './release-target.ts';

export interface ReleaseOptions {
  /** In order, each with the origin at which the smoke test finds it. */
  readonly sites: readonly (ReleaseTarget & { readonly url: string })[];
  /** Whether the host in brand.ts is to be taken over. */
  readonly newHost: boolean;
  readonly dryRun: boolean;
  readonly withoutChecks: boolean;
}

/** @throws UsageError saying what to write instead */
export function releaseOptions(args: readonly string[]): ReleaseOptions {
  const { flag, text } = readCommandLine('release/release-command', args);
  const [brand, url, all, newHost] = [text('brand'), text('url'), flag('all'), flag('new-host')];
  if (all === (brand !== undefined)) throw new UsageError('Say --brand <slug>, or --all');
  if (all && url) throw new UsageError('--url goes with one brand: leave out --all');
  if (all && newHost) throw new UsageError('--new-host goes with one brand: leave out --all');
  if (url && newHost) {
    throw new UsageError('--new-host is about the host in brand.ts: leave out --url');
  }
  const stage = stages.find((one) => one === text('stage'));
  if (!stage) throw new UsageError(`--stage must be one of ${stages.join(', ')}`);
  const given = url === undefined ? undefined : siteOrigin(url);
  const slugs = brand === undefined ? brands.map(({ slug }) => slug) : [brand];
  return {
    sites: slugs.map((slug) => {
      const target = releaseTarget(slug, stage);
      const site = given ?? target.url;
      if (site !== undefined) return { ...target, url: site };
      throw new UsageError(
        `${target.env} has no public host: release it with --brand ${slug} --url https://…, where it answers`,
      );
    }),
    newHost,
    dryRun: flag('dry-run'),
    withoutChecks: flag('without-checks'),
  };
}
