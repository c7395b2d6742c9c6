/** Host and stage to brand. An unknown host is nobody's: 421, never a default brand. */
import { brands } from '../brands/brands.ts';
import { type Brand, type Stage, stages } from '../domain/brand.ts';

const byStage: Readonly<Record<Stage, ReadonlyMap<string, Brand>>> = Object.fromEntries(
  stages.map((stage) => [stage, new Map(brands.map((brand) => [brand.hosts[stage], brand]))]),
) as Record<Stage, Map<string, Brand>>;

/**
 * The brand that answers on this host.
 * @param host name without port, in any case
 * @param only slug of a deployed worker's one brand; empty on a developer's machine
 */
export function resolveBrand(host: string, stage: Stage, only: string): Brand | undefined {
  const brand = byStage[stage].get(host.toLowerCase());
  return brand && (only === '' || brand.slug === only) ? brand : undefined;
}

/** Where a brand's sign-up is at this stage; empty means its own basic-info routes (spec: brands). */
export function applicationOrigin(brand: Brand, stage: Stage, ownOrigin: string): string {
  return brand.application[stage] || ownOrigin;
}
