/** A plan in a comparison, whatever of it a test does not care about. */
import type { ComparePlan } from './compare-plan.types.ts';

export function comparePlan(over: Partial<ComparePlan> = {}): ComparePlan {
  const id = over.id ?? 'shore-50';
  return {
    id,
    vertical: 'broadband',
    name: 'Shore 50',
    provider: { id: 'plover', name: 'Plover Net', logo: null },
    inclusions: ['Unlimited data', 'No set-up fee'],
    ongoingCents: 7500,
    unit: '/month',
    offer: null,
    minimumTotalCents: 7500,
    estimateCents: 7500,
    contract: 'No lock-in contract',
    contractMonths: 0,
    sponsored: false,
    checkedOn: '2026-11-20',
    criticalInformation: 'https://www.plover.example/critical-information/shore-50',
    data: 'unlimited',
    eveningMbps: 48,
    speed: 50,
    modem: 'Bring your own',
    connection: 'nbn',
    place: null,
    reason: null,
    applyHref: `/broadband/basic-info?plan=${id}`,
    removeHref: '/compare',
    ...over,
  };
}
