/** An arrival with campaign parameters, and the query that the sign-up's URL must then carry. */
import { randomUUID } from 'node:crypto';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { HeroPage } from './e2e-site.ts';

export interface Arrival {
  readonly rc: string;
  readonly click: string;
  /** Begins with `?`. */
  readonly query: string;
}

/** An arrival with a referral code of its own, by which a test finds its rows. */
export function newArrival(): Arrival {
  const rc = `E2E${randomUUID().slice(0, 8)}`;
  const click = `click-${rc}`;
  return { rc, click, query: `?rc=${rc}&utm_source=e2e&clickref=${click}` };
}

/** Campaign parameters as they are stored (spec: tracking): clickref has become cui, and rc rcCode. */
export function keptTracking({ rc, click }: Arrival): Record<string, string> {
  return { rcCode: rc, cui: click, utm_source: 'e2e' };
}

export interface SignUpParts {
  readonly hero: HeroPage;
  readonly products: readonly VerticalSlug[];
  readonly bundle: boolean;
  readonly line: string;
  readonly arrival: Arrival;
}

/** The shape of the random ids in a sign-up's URL. */
export const anyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The sign-up's query parameters in order (spec: hero-submit). */
export function signUpQuery(
  { hero, products, bundle, line, arrival }: SignUpParts,
  ids: { readonly visitId: string; readonly leadId: string; readonly addressId?: string },
): (readonly [string, string])[] {
  return [
    ['external', 'true'],
    ['rcCode', arrival.rc],
    ['address', line],
    ...(bundle
      ? ([
          ['step', '2'],
          ['verticals', JSON.stringify(products)],
          ['addressId', ids.addressId ?? ''],
        ] as const)
      : ([
          ['affiliateName', hero.brand.affiliate.slug],
          ['verticals', products[0] ?? ''],
        ] as const)),
    ['visitId', ids.visitId],
    ['leadId', ids.leadId],
    ['cui', arrival.click],
    ['utm_source', 'e2e'],
  ];
}
