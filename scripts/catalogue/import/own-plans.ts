/** The documents of our own format among an import's files: energy plans apart from all other products. */
import { type Catalogue, readCatalogue } from '../../../domain/plans/catalogue.ts';
import type { ImportTally } from './import-tally.ts';
import type { PlanEntry } from './plan-load.types.ts';

export interface OwnPlans {
  readonly energy: readonly PlanEntry[];
  readonly others: Catalogue;
  /** By id: what the document says of a provider counts, also for plans from elsewhere. */
  readonly providers: ReadonlyMap<string, PlanEntry['provider']>;
}

/** All documents become one catalogue. @param day a plan whose last day is over has ended */
export function ownPlans(
  documents: readonly { readonly name: string; readonly document: object }[],
  day: string,
  tally: ImportTally,
): OwnPlans {
  const listOf = (key: 'providers' | 'plans' | 'references'): unknown[] =>
    documents.flatMap(({ name, document }) => {
      const list: unknown = Reflect.get(document, key) ?? [];
      if (Array.isArray(list)) return list;
      tally.refuse(name, `${key}: is no list`);
      return [];
    });
  const whole = {
    providers: listOf('providers'),
    plans: listOf('plans'),
    ...(documents.some(({ document }) => Object.hasOwn(document, 'references')) && {
      references: listOf('references'),
    }),
  };
  const { catalogue, refused } = readCatalogue(whole, day);
  for (const { entry, reason } of refused) tally.refuse(entry, reason);
  const providers = new Map(catalogue.providers.map((one) => [one.id, one]));
  const energy = [...catalogue.plans, ...catalogue.ended].flatMap((plan): PlanEntry[] => {
    const provider = providers.get(plan.providerId);
    if (plan.vertical !== 'energy' || !provider) return [];
    const until =
      plan.endedOn ?? (plan.until !== undefined && plan.until <= day ? plan.until : undefined);
    const taken = until === undefined ? plan : { ...plan, endedOn: until };
    tally.take(taken);
    return [{ plan: taken, provider }];
  });
  return { energy, others: withoutEnergy(catalogue), providers };
}

/** Reference prices are no plans, so they stay. */
function withoutEnergy({ providers, plans, ended, ...references }: Catalogue): Catalogue {
  return {
    ...references,
    providers: providers
      .map((one) => ({ ...one, verticals: one.verticals.filter((slug) => slug !== 'energy') }))
      .filter(({ verticals }) => verticals.length > 0),
    plans: plans.filter(({ vertical }) => vertical !== 'energy'),
    ended: ended.filter(({ vertical }) => vertical !== 'energy'),
  };
}
