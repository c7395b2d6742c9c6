/** A catalogue: providers and their plans, with unique ids and a provider for each plan. */
import * as v from 'valibot';
import { href } from '../href.ts';
import { verticalSlugs } from '../vertical.ts';
import { distributorName } from './energy/distributor-name.ts';
import { type Reference, reference } from './energy/reference/reference.schema.ts';
import { type Plan, plan } from './plan.ts';
import { catalogueId, words } from './plan-fields.ts';

/** A seller of plans in one or more verticals (spec: entities). */
const provider = v.strictObject({
  id: catalogueId,
  name: words(120),
  /** Without a logo, lists show the name and the providers section shows nothing (spec: providers). */
  logo: v.optional(v.strictObject({ url: href, altText: words(120) })),
  verticals: v.pipe(
    v.array(v.picklist(verticalSlugs)),
    v.minLength(1, 'Name a vertical that the provider sells'),
    v.checkItems((slug, index, all) => all.indexOf(slug) === index, 'Name each vertical once'),
  ),
});
type Provider = v.InferOutput<typeof provider>;

/** The outer document: entries are parsed one by one, so a bad plan costs one line of the report. */
const outside = v.object(
  {
    providers: v.array(v.unknown(), 'This must be a list'),
    plans: v.array(v.unknown(), 'This must be a list'),
    references: v.optional(
      v.array(v.unknown(), 'This must be a list; leave it out if there is none'),
    ),
  },
  ({ path }) => (path ? 'Add this list' : 'Write an object with the lists "providers" and "plans"'),
);

export interface Catalogue {
  readonly providers: readonly Provider[];
  /** Plans on sale. */
  readonly plans: readonly Plan[];
  /** No longer on sale: pages that named them say so and offer alternatives. */
  readonly ended: readonly EndedEntry[];
  /** Reference prices of energy; absent where the document has none. */
  readonly references?: readonly Reference[];
}

/** A plan no longer on sale. */
type EndedEntry = Plan & { readonly endedOn: string };

/** An entry that was left out, with the reason. */
interface Refusal {
  readonly entry: string;
  readonly reason: string;
}

export interface ReadCatalogue {
  readonly catalogue: Catalogue;
  readonly refused: readonly Refusal[];
}

/**
 * Reads a document entry by entry. An entry that does not parse is reported with the reason.
 * @param day of reading, ISO: no `endedOn` may be later
 * @throws Error when the document is not a catalogue at all
 */
export function readCatalogue(document: unknown, day: string): ReadCatalogue {
  const parsed = v.safeParse(outside, document);
  if (!parsed.success) throw new Error(`This is not a catalogue: ${reasonOf(parsed.issues)}`);
  const refused: Refusal[] = [];
  const providers = once(
    accepted('providers', parsed.output.providers, provider, refused),
    refused,
  );
  const sells = new Map(providers.map(({ id, verticals }) => [id, verticals]));
  const plans = once(accepted('plans', parsed.output.plans, plan, refused), refused).filter(
    ({ id, providerId, vertical, endedOn = '' }) => {
      if (endedOn > day) {
        // Lists check for endedOn, not its day, so the plan would leave them at once.
        const reason = `endedOn: ${endedOn} is in the future: leave it out until then`;
        refused.push({ entry: `plan ${id}`, reason });
        return false;
      }
      const verticals = sells.get(providerId);
      if (verticals?.includes(vertical)) return true;
      const reason = verticals ? `does not sell ${vertical}` : 'is not in this catalogue';
      refused.push({ entry: `plan ${id}`, reason: `providerId: ${providerId} ${reason}` });
      return false;
    },
  );
  const ended = plans.filter(hasEnded);
  const { references: listed } = parsed.output;
  const references = onceEach(accepted('references', listed ?? [], reference, refused), refused);
  // A list without a readable entry does not replace the loaded references.
  const counts = references.length > 0 || listed?.length === 0;
  const onSale = plans.filter((one) => !hasEnded(one));
  const catalogue = { providers, plans: onSale, ended, ...(counts && { references }) };
  return { catalogue, refused };
}

function hasEnded(one: Plan): one is EndedEntry {
  return one.endedOn !== undefined;
}

interface Accepted<T> {
  readonly entry: string;
  readonly value: T;
}

function accepted<T>(
  list: 'providers' | 'plans' | 'references',
  entries: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  refused: Refusal[],
): Accepted<T>[] {
  return entries.flatMap((raw, index) => {
    const parsed = v.safeParse(schema, raw);
    const entry = nameOf(list, index, raw);
    if (parsed.success) return [{ entry, value: parsed.output }];
    refused.push({ entry, reason: reasonOf(parsed.issues) });
    return [];
  });
}

/** The first entry with each id; refuses any other. */
function once<T extends { readonly id: string }>(
  entries: readonly Accepted<T>[],
  refused: Refusal[],
): T[] {
  const seen = new Set<string>();
  return entries.flatMap(({ entry, value }) => {
    if (seen.has(value.id)) {
      refused.push({ entry, reason: `id: ${value.id} is listed twice; the first one counts` });
      return [];
    }
    seen.add(value.id);
    return [value];
  });
}

/** The first price for each network, kind of customer, kind of tariff and year; refuses any other. */
function onceEach(entries: readonly Accepted<Reference>[], refused: Refusal[]): Reference[] {
  const seen = new Set<string>();
  return entries.flatMap(({ entry, value }) => {
    const { distributor, customer, tariff, year } = value;
    const what = [distributorName(distributor), customer, tariff, year].join(', ');
    if (seen.has(what)) {
      refused.push({ entry, reason: `${what} is listed twice; the first one counts` });
      return [];
    }
    seen.add(what);
    return [value];
  });
}

/** Names an entry by its id, or by its index where it has none, like every reference price. */
function nameOf(list: 'providers' | 'plans' | 'references', index: number, raw: unknown): string {
  const id = list === 'references' ? undefined : (raw as { id?: unknown } | null)?.id;
  const kind = list === 'plans' ? 'plan' : 'provider';
  return typeof id === 'string' && id !== '' ? `${kind} ${id.slice(0, 100)}` : `${list}.${index}`;
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
