/** The official documents of a plan, by name. */
import type { Fact } from './fact.ts';
import { listedBy } from './listed.ts';
import type { PlanCard } from './plan-card.ts';

export interface PlanDocument {
  readonly name: string;
  readonly href: string;
}

/** The vertical's main document first, then those among the facts; omits any the provider did not give. */
export function documentsOf({ vertical, document, facts }: PlanCard): PlanDocument[] {
  const listed = listedBy(vertical);
  const declared = Object.entries<Fact<never>>(listed.facts);
  return [
    ...(document ? [{ name: listed.document.term, href: document }] : []),
    ...declared.flatMap(([fact, { link }]) => {
      const href = facts[fact];
      return link && typeof href === 'string' ? [{ name: link, href }] : [];
    }),
  ];
}
