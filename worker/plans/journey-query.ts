/** Values that the links and forms of a journey carry on: whose it is, the plans chosen so far, what goes without one. */
import { isListed, type ListedVertical, listedVerticals } from '../../domain/plans/listed.ts';
import { isId } from '../../domain/text.ts';
import type { LeadSummary } from '../ports/leads/leads.port.ts';

export interface SoFar {
  /** Ids, one for each product. */
  readonly plans: readonly string[];
  /** Products that the visitor goes on without a plan of. */
  readonly skipped: readonly ListedVertical[];
  /** The one to show, where several are still to be chosen. */
  readonly product?: ListedVertical | undefined;
}

/** As a URL says it; never throws. */
export function readSoFar(params: URLSearchParams): SoFar {
  const skipped = params.getAll('skip');
  const product = params.get('product') ?? '';
  return {
    plans: params.getAll('plan').filter(isId),
    skipped: listedVerticals.filter((slug) => skipped.includes(slug)),
    product: isListed(product) ? product : undefined,
  };
}

/** As `readSoFar` reads it. */
export function journeyPairs(
  { leadId, visitId }: LeadSummary,
  { plans, skipped, product }: SoFar,
): [name: string, value: string][] {
  return [
    ['leadId', leadId],
    ['visitId', visitId],
    ...plans.map((id): [string, string] => ['plan', id]),
    ...skipped.map((slug): [string, string] => ['skip', slug]),
    ...(product ? [['product', product] satisfies [string, string]] : []),
  ];
}
