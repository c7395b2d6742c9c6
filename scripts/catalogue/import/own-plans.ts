/** Documents in our own format among an import's files, split into energy plans and all other products. */
import { type Catalogue, readCatalogue } from '../../../domain/plans/catalogue.ts';
import { withoutEnergy } from '../../../worker/ports/plans/load-catalogue.ts';
import type { ImportTally } from './import-tally.ts';
import type { PlanEntry } from './plan-load.types.ts';

export interface OwnPlans {
  readonly energy: readonly PlanEntry[];
  readonly others: Catalogue;
  /** By id: the document's data on a provider also applies to plans from other files. */
  readonly providers: ReadonlyMap<string, PlanEntry['provider']>;
}

/** Joins all documents into one catalogue. @param day plans whose last day is before it have ended */
export function ownPlans(
  documents: readonly { readonly name: string; readonly document: object }[],
  day: string,
  tally: ImportTally,
): OwnPlans {
  const listOf = (key: 'providers' | 'plans' | 'references'): unknown[] =>
    documents.flatMap(({ name, document }) => {
      const list: unknown = Reflect.get(document, key) ?? [];
      if (Array.isArray(list)) return list;
      tally.refuse(name, `${key}: is not a list`);
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
  // Reference prices are not plans, so they stay.
  return { energy, others: { ...catalogue, ...withoutEnergy(catalogue) }, providers };
}
