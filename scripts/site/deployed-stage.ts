/** The options `--brand` and `--stage` of a command as an environment of wrangler.toml. */
import { brands } from '../../brands/brands.ts';
import { type Brand, type DeployedStage, deployedStages } from '../../domain/brand.ts';
import { UsageError } from '../commands/command-line.mjs';

/**
 * Undefined without both: this machine.
 * @throws UsageError naming what may be said
 */
export function deployedStage(
  brand: string | undefined,
  stage: string | undefined,
): string | undefined {
  if (brand === undefined && stage === undefined) return undefined;
  return `${demandBrand(brand).slug}-${demandStage(stage)}`;
}

/** @throws UsageError naming the brands there are */
export function demandBrand(slug: string | undefined): Brand {
  const brand = brands.find((one) => one.slug === slug);
  if (brand) return brand;
  throw new UsageError(`--brand must be one of ${brands.map((one) => one.slug).join(', ')}`);
}

/** @throws UsageError naming the stages that are deployed */
export function demandStage(stage: string | undefined): DeployedStage {
  const known = deployedStages.find((one) => one === stage);
  if (known) return known;
  throw new UsageError(`--stage must be one of ${deployedStages.join(', ')}`);
}
