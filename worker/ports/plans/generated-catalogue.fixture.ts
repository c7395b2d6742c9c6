/** Any number of generated plans for tests and measurements. */

import {
  modems,
  speedTiers,
  technologies,
} from '../../../domain/plans/broadband/broadband-filters.ts';
import type { BroadbandPlan } from '../../../domain/plans/broadband/broadband-plan.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import type { MobilePlan } from '../../../domain/plans/mobile/mobile-plan.ts';

const SELLERS = 20;

/**
 * Half mobile and half broadband plans, shared out among twenty providers `seller-0` …, and ten plans
 * of each kind from one more provider, `steady`, however many the others have.
 */
export function generatedCatalogue(plans: number): Catalogue {
  const sellers = Array.from({ length: SELLERS }, (_, index) => `seller-${index}`);
  const numbers = Array.from({ length: plans / 2 }, (_, index) => index);
  const steady = Array.from({ length: 10 }, (_, index) => index * 37);
  return {
    providers: [...sellers, 'steady'].map((id) => ({
      id,
      name: id,
      verticals: ['mobile', 'broadband'],
    })),
    plans: [
      ...numbers.flatMap((n) => [
        mobile(`seller-${n % SELLERS}`, n),
        broadband(`seller-${n % SELLERS}`, n),
      ]),
      ...steady.flatMap((n) => [mobile('steady', n), broadband('steady', n)]),
    ],
    ended: [],
  };
}

const shared = (providerId: string, kind: string, n: number) => ({
  id: `${providerId}-${kind}-${n}`,
  providerId,
  name: `Plan ${(n * 7919) % 1_000}`,
  inclusions: ['Unlimited calls and texts'],
  priceCents: 1_000 + ((n * 7919) % 9_000),
  billing: n % 3 === 0 ? 28 : ('month' as const),
  onceCents: n % 4 === 0 ? 5_000 : 0,
  contract: { name: n % 2 ? 'No lock-in contract' : '12 months', months: n % 2 ? 0 : 12 },
  ...(n % 5 === 0 && {
    offer: {
      title: 'Offer',
      priceCents: 500,
      months: 1 + (n % 12),
      from: '2026-11-01',
      until: '2026-12-31',
    },
  }),
  criticalInformation: `https://www.${providerId}.example/${n}`,
  checkedOn: '2026-11-20',
  sponsored: false,
});

function mobile(providerId: string, n: number): MobilePlan {
  return {
    vertical: 'mobile',
    ...shared(providerId, 'mobile', n),
    connection: n % 10 ? 'Personal' : 'Business',
    planType: n % 7 ? 'Sim' : 'Phone',
    dataGb: n % 11 ? (n * 13) % 200 : null,
  };
}

function broadband(providerId: string, n: number): BroadbandPlan {
  return {
    vertical: 'broadband',
    ...shared(providerId, 'broadband', n),
    connectionType: 'nbn',
    technologies: [technologies[n % technologies.length] ?? 'FTTP'],
    speedTier: speedTiers[n % speedTiers.length] ?? 50,
    eveningMbps: n % 6 ? 40 : null,
    // Changes once per round of speed tiers, so that every tier comes with every modem.
    modem: modems[Math.floor(n / speedTiers.length) % modems.length] ?? 'Included',
    dataGb: null,
  };
}
