/** Puts the catalogues of an import together: one of all files, and everything that was left out. */
import { type ReadCatalogue, type Refusal, readCatalogue } from '../../domain/plans/catalogue.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { printable } from '../leads/table.ts';

/** A file's name and what it holds: a document, or a list of them. */
export interface NamedDocument {
  readonly name: string;
  readonly document: unknown;
}

/**
 * One catalogue of all documents, and everything that was left out.
 * @throws Error naming the file that is no document of either format
 */
export function readDocuments(files: readonly NamedDocument[]): ReadCatalogue {
  const providers: unknown[] = [];
  const plans: unknown[] = [];
  const refused: Refusal[] = [];
  for (const { name, document } of files) {
    for (const one of Array.isArray(document) ? document : [document]) {
      const planId = energyPlanId(one);
      if (planId === undefined) {
        const lists = listsOf(name, one);
        providers.push(...lists.providers);
        plans.push(...lists.plans);
      } else {
        refused.push({ entry: `energy plan ${planId.slice(0, 100)}`, reason: notTurned });
      }
    }
  }
  const read = readCatalogue({ providers, plans });
  return { catalogue: read.catalogue, refused: [...refused, ...read.refused] };
}

const notTurned = 'answers of the Consumer Data Right cannot be loaded: load a catalogue of ours';

/** Of an answer of Get Generic Plan Detail. */
function energyPlanId(document: unknown): string | undefined {
  const { data } = (document ?? {}) as { data?: { planId?: unknown } | null };
  return typeof data?.planId === 'string' ? data.planId : undefined;
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
