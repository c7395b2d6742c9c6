/** Which partner gets which product: each route goes to the first partner that takes it. */
import { verticalSlugs } from '../../../domain/vertical.ts';
import type { PartnerConfig } from './partners/define-partner.ts';

export interface Routed {
  readonly config: PartnerConfig;
  /** `brand/product` or `brand/message`. */
  readonly routes: readonly string[];
}

/** Leaves out partners that get no route. */
export function routePartners(
  configs: readonly PartnerConfig[],
  brands: readonly string[],
): Routed[] {
  const taken = new Set<string>();
  return configs
    .map((config) => {
      const routes = brands
        .filter((brand) => config.brands?.includes(brand) ?? true)
        .flatMap((brand) => productsOf(config).map((product) => `${brand}/${product}`))
        .filter((route) => !taken.has(route));
      for (const route of routes) taken.add(route);
      return { config, routes };
    })
    .filter(({ routes }) => routes.length > 0);
}

function productsOf({ verticals, messages }: PartnerConfig): string[] {
  const products = verticals === '*' ? verticalSlugs : verticals;
  return [...products, ...(messages ? ['message'] : [])];
}
