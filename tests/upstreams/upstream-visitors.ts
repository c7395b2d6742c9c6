/** Who comes in a run: each visitor has a brand, an address of its own, an errand, and chance from the seed. */
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { minimumBundle } from '../../domain/forms/hero-rules.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { chanceOf, formIdOf } from '../faults/seeded.ts';
import { ask } from './ask.ts';
import type { Errand, Known, SiteFacts, Visitor } from './errand.types.ts';
import { addressErrands } from './errands/address-errands.ts';
import { formErrands } from './errands/form-errands.ts';
import { gatewayErrands } from './errands/gateway-errands.ts';
import { pageErrands } from './errands/page-errands.ts';

export const errands: readonly Errand[] = [
  ...pageErrands,
  ...addressErrands,
  ...gatewayErrands,
  ...formErrands,
];

interface RawPage {
  readonly path: string;
  readonly sections: readonly { readonly type: string }[];
}

/** Sections that show providers or plans. */
const liveTypes = new Set(['providers', 'partner-logos', 'plans']);

const content = readContent();

export const sites: readonly SiteFacts[] = (brands as readonly Brand[]).map((brand) => {
  const products = brand.verticals.filter((slug) => slug !== 'bundle');
  const pages = Object.values(content[brand.slug]?.pages ?? {}) as readonly RawPage[];
  const live = pages.filter(({ sections }) => sections.some(({ type }) => liveTypes.has(type)));
  return {
    ...{ brand, products, host: brand.hosts.development },
    bundle: products.length >= minimumBundle,
    paths: pages.map(({ path }) => path),
    livePaths: live.map(({ path }) => path),
  };
});

export interface Coming {
  readonly port: number;
  readonly seed: number;
  /** Over the whole run. */
  readonly index: number;
  readonly site: SiteFacts;
  readonly known: Known;
}

export function visitorOf({ port, seed, index, site, known }: Coming): Visitor {
  const chance = (word: string) => chanceOf(seed, 'upstreams', index, word);
  const ip = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return {
    ...{ site, known, chance },
    pick<T>(word: string, choices: readonly T[]): T {
      const choice = choices[Math.floor(chance(word) * choices.length)];
      if (choice === undefined) throw new Error(`Nothing to choose for ${word}`);
      return choice;
    },
    formId: () => formIdOf(seed, 'upstreams', index),
    ask: (asked) => ask({ ...asked, port, ip, host: site.host }),
  };
}

/** By the weights. */
export function errandOf(seed: number, index: number): Errand {
  const all = errands.reduce((sum, { weight }) => sum + weight, 0);
  let left = chanceOf(seed, 'errand', index) * all;
  const found = errands.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('There are no errands');
  return found;
}
