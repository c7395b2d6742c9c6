/** The options `--brand` and `--stage` of a command as an environment of wrangler.toml. */
import { brands } from '../../brands/brands.ts';
import { stages } from '../../domain/brand.ts';

/**
 * Undefined without both: this machine.
 * @throws Error naming what may be said
 */
export function deployedStage(
  brand: string | undefined,
  stage: string | undefined,
): string | undefined {
  if (brand === undefined && stage === undefined) return undefined;
  if (!brands.some(({ slug }) => slug === brand)) {
    throw new Error(`--brand must be one of ${brands.map(({ slug }) => slug).join(', ')}`);
  }
  if (!stages.some((one) => one === stage)) {
    throw new Error(`--stage must be one of ${stages.join(', ')}`);
  }
  return `${brand}-${stage}`;
}
