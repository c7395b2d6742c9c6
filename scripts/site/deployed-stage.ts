/** The options `--brand` and `--stage` of a command as an environment of wrangler.toml. */
import { brands } from '../../brands/brands.ts';
import { deployedStages } from '../../domain/brand.ts';
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
  if (!brands.some(({ slug }) => slug === brand)) {
    throw new UsageError(`--brand must be one of ${brands.map(({ slug }) => slug).join(', ')}`);
  }
  if (!deployedStages.some((one) => one === stage)) {
    throw new UsageError(`--stage must be one of ${deployedStages.join(', ')}`);
  }
  return `${brand}-${stage}`;
}
