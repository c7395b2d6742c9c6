/** The configuration of partners: the variable LEAD_PARTNERS, parsed and routed (docs/operations/leads.md). */
import * as v from 'valibot';
import { verticalSlugs } from '../../../../domain/vertical.ts';
import { type PartnerConfig, partnerName } from './define-partner.ts';
import { partnerKinds } from './partner-registry.ts';

const kinds = partnerKinds.map(({ kind }) => kind);

/** Never parses: it makes the error for an entry of an unknown kind. */
const unknownKind = v.pipe(
  v.object({ kind: v.picklist(kinds, `must be one of ${kinds.join(', ')}`) }),
  v.never(),
);

const entry = v.lazy((input): v.GenericSchema<unknown, PartnerConfig> => {
  const has = (kind: string) => v.is(v.object({ kind: v.literal(kind) }), input);
  return partnerKinds.find(({ kind }) => has(kind))?.schema ?? unknownKind;
});

const list = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not valid JSON'),
  v.array(entry, 'must be a list of partners'),
);

/**
 * Returns the partners in order; the first that takes a product gets it.
 * @throws Error naming each faulty field, its partner and the fault, but never a given value
 */
export function parsePartners(json: string): PartnerConfig[] {
  if (json.trim() === '') return [];
  const result = v.safeParse(list, json, { message: plainMessage });
  if (!result.success) {
    throw new Error(
      `LEAD_PARTNERS cannot be used.\n  ${result.issues.map(described).join('\n  ')}`,
    );
  }
  const names = result.output.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) {
    throw new Error(`LEAD_PARTNERS names "${twice}" twice: give each partner a name of its own`);
  }
  return result.output;
}

/** Valibot's own messages repeat the value, which may be a secret in the wrong field. */
function plainMessage({ expected, received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'is missing' : `must be ${expected}`;
}

/** `partner "crm", url: must be https`; an entry without a usable name is named by its number in the list. */
function described({ path, message }: v.BaseIssue<unknown>): string {
  const [place, ...fields] = path ?? [];
  if (!place) return `It ${message}`;
  const named = v.safeParse(v.object({ name: partnerName }), place.value);
  const partner = named.success ? `"${named.output.name}"` : Number(place.key) + 1;
  const field = fields.map(({ key }) => `, ${key}`).join('');
  return `partner ${partner}${field}: ${message}`;
}

export interface Routed {
  readonly config: PartnerConfig;
  /** `brand/product` or `brand/message`. */
  readonly routes: readonly string[];
}

/** Gives each route to the first partner that takes it; leaves out partners that get none. */
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
