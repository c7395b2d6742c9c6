/** The visitors of a run: each has a brand, an IP address and an errand; the seed decides the rest. */
import { brands } from '../../brands/brands.ts';
import type { Brand } from '../../domain/brand.ts';
import { minimumBundle } from '../../domain/forms/hero-rules.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { chanceOf, pickOf } from '../harness/seeded.ts';
import { formIdOf, ipOf, visit } from '../harness/visitor.ts';
import type { Errand, Known, SiteFacts, Visitor } from './errand.ts';
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
    brand,
    products,
    host: brand.hosts.development,
    bundle: products.length >= minimumBundle,
    paths: pages.map(({ path }) => path),
    livePaths: live.map(({ path }) => path),
  };
});

export interface Coming {
  readonly port: number;
  readonly seed: number;
  /** The visitor's number in the run. */
  readonly index: number;
  readonly site: SiteFacts;
  readonly known: Known;
}

export function visitorOf({ port, seed, index, site, known }: Coming): Visitor {
  return {
    site,
    known,
    chance: (word) => chanceOf(seed, 'upstreams', index, word),
    pick: (word, choices) => pickOf(choices, seed, 'upstreams', index, word),
    formId: () => formIdOf(seed, 'upstreams', index),
    ask: (asked) => visit(ipOf(index), { ...asked, port, host: site.host }),
  };
}

/** Picks an errand, in proportion to the weights. */
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
