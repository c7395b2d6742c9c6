/** The verticals whose plans are listed and compared: one line each. */
import type { VerticalSlug } from '../vertical.ts';
import { broadbandFacts } from './broadband/broadband-facts.ts';
import { broadbandFilters } from './broadband/broadband-filters.ts';
import type { Facts } from './fact.ts';
import type { Filters } from './filter.ts';
import { mobileFacts } from './mobile/mobile-facts.ts';
import { mobileFilters } from './mobile/mobile-filters.ts';

interface Listed {
  readonly facts: Facts<never>;
  readonly filters: Filters;
  /** As visitors call them: `internet` plans. */
  readonly kind: string;
}

const listed = {
  mobile: { facts: mobileFacts, filters: mobileFilters, kind: 'mobile' },
  broadband: { facts: broadbandFacts, filters: broadbandFilters, kind: 'internet' },
} as const satisfies Partial<Record<VerticalSlug, Listed>>;

export type ListedVertical = keyof typeof listed;
export const listedVerticals = Object.keys(listed) as readonly ListedVertical[];

export function isListed(vertical: string): vertical is ListedVertical {
  return Object.hasOwn(listed, vertical);
}

/** What is declared about a vertical's plans. */
export function listedBy(vertical: ListedVertical): Listed {
  return listed[vertical];
}
