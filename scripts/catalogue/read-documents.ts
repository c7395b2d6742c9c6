/** Puts the documents of an import together: catalogues of our own format and energy plans of the standards. */
import { type ReadCatalogue, type Refusal, readCatalogue } from '../../domain/plans/catalogue.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { printable } from '../leads/table.ts';
import { type EnergySettings, isEnergyAnswer, turnedEnergyPlan } from './cdr-energy-plan.ts';

/** A file's name and what it holds: a document, or a list of them. */
export interface NamedDocument {
  readonly name: string;
  readonly document: unknown;
}

/**
 * One catalogue of all documents, and everything that was left out.
 * @throws Error naming the file that is no document of either format
 */
export function readDocuments(
  files: readonly NamedDocument[],
  settings: EnergySettings,
): ReadCatalogue {
  const providers: unknown[] = [];
  const plans: unknown[] = [];
  const refused: Refusal[] = [];
  const turned = new Map<string, object>();
  for (const { name, document } of files) {
    for (const one of Array.isArray(document) ? document : [document]) {
      if (isEnergyAnswer(one)) {
        takeEnergyPlan(one, settings, { plans, refused, turned });
      } else {
        const lists = listsOf(name, one);
        providers.push(...lists.providers);
        plans.push(...lists.plans);
      }
    }
  }
  const known = new Set(providers.map((provider) => (provider as { id?: unknown } | null)?.id));
  const added = [...turned].filter(([id]) => !known.has(id)).map(([, provider]) => provider);
  const read = readCatalogue({ providers: [...providers, ...added], plans });
  return { catalogue: read.catalogue, refused: [...refused, ...read.refused] };
}

interface Taken {
  readonly plans: unknown[];
  readonly refused: Refusal[];
  /** Providers by id: every plan names its own. */
  readonly turned: Map<string, object>;
}

function takeEnergyPlan(document: unknown, settings: EnergySettings, taken: Taken): void {
  try {
    const { provider, plan } = turnedEnergyPlan(document, settings);
    if (!taken.turned.has(provider.id)) taken.turned.set(provider.id, provider);
    taken.plans.push(plan);
  } catch (error) {
    const id = (document as { data: { planId: unknown } }).data.planId;
    taken.refused.push({
      entry: `energy plan ${String(id).slice(0, 100)}`,
      reason: (error as Error).message,
    });
  }
}

function listsOf(name: string, document: unknown): { providers: unknown[]; plans: unknown[] } {
  const { providers, plans } = (document ?? {}) as { providers?: unknown; plans?: unknown };
  if (Array.isArray(providers) && Array.isArray(plans)) return { providers, plans };
  throw new Error(
    `${name} is neither a catalogue ("providers" and "plans") nor an energy plan ("data" with "planId")`,
  );
}

/** What an import took and what it left out, with the reasons; lines for a terminal. */
export function importReport({ catalogue, refused }: ReadCatalogue): string[] {
  const { providers, plans, ended } = catalogue;
  const counts = verticalSlugs.flatMap((slug) => {
    const count = plans.filter(({ vertical }) => vertical === slug).length;
    return count > 0 ? [`  ${slug.padEnd(16)} ${count}`] : [];
  });
  return [
    `accepted  ${plans.length} plans of ${providers.length} providers`,
    ...counts,
    ...(ended.length > 0 ? [`ended     ${ended.length}`] : []),
    `refused   ${refused.length}`,
    ...refused.map(({ entry, reason }) => `  ${printable(entry)}: ${printable(reason)}`),
  ];
}
