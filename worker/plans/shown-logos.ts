/** Logos that a page's policy would not load: an empty frame would stand in their place. */

import { mayShowPicture } from '../../domain/allowed-hosts.ts';
import type { Brand } from '../../domain/brand.ts';
import type { CardProvider, PlanCard } from '../../domain/plans/plan-card.ts';

export function withShownLogo(provider: CardProvider, brand: Brand): CardProvider {
  const { logo } = provider;
  return logo && !mayShowPicture(brand, logo.url) ? { ...provider, logo: null } : provider;
}

export function withShownLogos<T extends { readonly plans: readonly PlanCard[] }>(
  list: T,
  brand: Brand,
): T {
  const plans = list.plans.map((plan) => ({
    ...plan,
    provider: withShownLogo(plan.provider, brand),
  }));
  return { ...list, plans };
}
