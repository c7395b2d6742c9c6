/** The values in a journey's links and forms: lead and visit, plans chosen so far, and products skipped. */
import { isListed, type ListedVertical, listedVerticals } from '../../domain/plans/listed.ts';
import { isId } from '../../domain/text.ts';
import type { LeadSummary } from '../ports/leads/leads.port.ts';

export interface SoFar {
  /** Ids, one for each product. */
  readonly plans: readonly string[];
  /** Products for which the visitor chose to go on without a plan. */
  readonly skipped: readonly ListedVertical[];
  /** The product to show, while several still need a plan. */
  readonly product?: ListedVertical | undefined;
}

/** Reads the values from a URL; never throws. */
export function readSoFar(params: URLSearchParams): SoFar {
  const skipped = params.getAll('skip');
  const product = params.get('product') ?? '';
  return {
    plans: params.getAll('plan').filter(isId),
    skipped: listedVerticals.filter((slug) => skipped.includes(slug)),
    product: isListed(product) ? product : undefined,
  };
}

/** The pairs that `readSoFar` reads. */
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
