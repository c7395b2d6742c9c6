/** The worker that the options `--brand` and `--stage` name. */
import { brands } from '../../brands/brands.ts';
import { type Brand, type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { UsageError } from '../commands/command-line.mjs';

/** A brand's worker on a stage. */
export interface DeployedSite {
  readonly brand: Brand;
  readonly stage: DeployedStage;
  /** Its environment in wrangler.toml. */
  readonly env: string;
}

/** Undefined if neither is given, for this machine. @throws UsageError listing the allowed values */
export function deployedSite(
  slug: string | undefined,
  stage: string | undefined,
): DeployedSite | undefined {
  if (slug === undefined && stage === undefined) return undefined;
  return demandSite(slug, stage);
}

/** @throws UsageError listing the allowed values */
export function demandSite(slug: string | undefined, stage: string | undefined): DeployedSite {
  const [brand, known] = [demandBrand(slug), demandStage(stage)];
  return { brand, stage: known, env: `${brand.slug}-${known}` };
}

/** @throws UsageError listing the brands */
export function demandBrand(slug: string | undefined): Brand {
  const brand = brands.find((one) => one.slug === slug);
  if (brand) return brand;
  throw new UsageError(`--brand must be one of ${brands.map((one) => one.slug).join(', ')}`);
}

/** @throws UsageError listing the deployed stages */
export function demandStage(stage: string | undefined): DeployedStage {
  const known = deployedStages.find((one) => one === stage);
  if (known) return known;
  throw new UsageError(`--stage must be one of ${deployedStages.join(', ')}`);
}
