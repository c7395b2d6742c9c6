/** Turns the options `--brand` and `--stage` into an environment of wrangler.toml. */
import { brands } from '../../brands/brands.ts';
import { type Brand, type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { UsageError } from '../commands/command-line.mjs';

/**
 * Undefined if neither is given, for this machine.
 * @throws UsageError listing the allowed values
 */
export function deployedStage(
  brand: string | undefined,
  stage: string | undefined,
): string | undefined {
  if (brand === undefined && stage === undefined) return undefined;
  return `${demandBrand(brand).slug}-${demandStage(stage)}`;
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
