/** The slow program's payment for a home's export, under the offer that pays least. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type {
  PublishedContract,
  PublishedFeedIn,
  PublishedFeedInByTime,
  PublishedRate,
} from '../published-plan.ts';
import { timesOf } from './slow-contract.ts';
import { amountOf, boundOf, holds, usageHours } from './slow-format.ts';
import { dearest, guessedDays, periodDays } from './slow-usage.ts';
import { countYear, weekOf } from './slow-week.ts';
import { exportMeter, type Meter } from './ticking-meter.ts';

export function feedInCents(contract: PublishedContract | undefined, household: Household): number {
  if (!contract || household.exportKwh === 0) return 0;
  const times = timesOf(contract, 'electricity');
  const offers = withRests(contract.solarFeedInTariff ?? [])
    .filter(counts)
    .filter((offer) => amountsOf(offer).every((amount) => amount * times < 100));
  if (offers.length === 0) return 0;
  const meter = exportMeter(household);
  const sent = meter.halfHours.reduce((sum, kwh) => sum + kwh, 0);
  return Math.min(...offers.map((offer) => paidBy(offer, meter, sent) * times));
}

/** Joins offers: one named for exports above the last bound of another becomes that offer's last step. */
function withRests(offers: readonly PublishedFeedIn[]): PublishedFeedIn[] {
  const rests = new Map<PublishedFeedIn, PublishedFeedIn>();
  for (const offer of offers) {
    const bounds = (offer.singleTariff?.rates ?? []).map(({ volume }) => boundOf(volume));
    const end = bounds.reduce((sum, bound) => sum + bound, 0);
    const rest = offers.find(
      ({ displayName, scheme, payerType }) =>
        displayName.endsWith(`above ${end} kWh`) &&
        `${scheme} ${payerType}` === `${offer.scheme} ${offer.payerType}`,
    );
    if (rest) rests.set(offer, rest);
  }
  const left = new Set(rests.values());
  return offers
    .filter((offer) => !left.has(offer))
    .map((offer) => {
      const more = rests.get(offer)?.singleTariff?.rates ?? [];
      const rates = [...(offer.singleTariff?.rates ?? []), ...more];
      return more.length > 0 ? { ...offer, singleTariff: { ...offer.singleTariff, rates } } : offer;
    });
}

function amountsOf({ singleTariff, timeVaryingTariffs = [] }: PublishedFeedIn): number[] {
  const { amount, rates = [] } = singleTariff ?? {};
  const all = [...rates, ...timeVaryingTariffs.flatMap((one) => one.rates)];
  return [amount, ...all.map(({ unitPrice }) => unitPrice)].map(amountOf);
}

/** Whether an offer counts: not a premium or government scheme, not by day of the week, no steps over several windows. */
function counts({ scheme, payerType, timeVaryingTariffs = [] }: PublishedFeedIn): boolean {
  if (scheme === 'PREMIUM' || payerType === 'GOVERNMENT') return false;
  return timeVaryingTariffs.every(
    ({ rates, timeVariations }) =>
      (timeVariations.length === 1 || !hasSteps(rates)) &&
      timeVariations.map(usageHours).every(({ days }) => days.length === 7),
  );
}

const hasSteps = ([first]: readonly PublishedRate[]) => Number.isFinite(boundOf(first?.volume));

/** @param sent the sum of what the meter read */
function paidBy(
  { singleTariff, timeVaryingTariffs = [] }: PublishedFeedIn,
  meter: Meter,
  sent: number,
): number {
  if (!singleTariff) return paidByTime(timeVaryingTariffs, meter);
  const { amount, period, rates = [{ unitPrice: amount ?? '0' }] } = singleTariff;
  const stepDays = periodDays.get(period ?? '') ?? guessedDays(rates, 'electricity');
  return (paidForSteps(rates, (sent * stepDays) / 365) * 365) / stepDays;
}

/** Where the hours of several rates overlap, the lowest is paid; outside all hours, nothing. */
function paidByTime(tariffs: readonly PublishedFeedInByTime[], meter: Meter): number {
  const byTime = tariffs.map(({ rates, timeVariations }) => ({
    rates,
    total: 0,
    windows: timeVariations.map(usageHours),
    first: amountOf(rates[0]?.unitPrice),
  }));
  const all = byTime.flatMap(({ windows }) => windows);
  const week = weekOf(all, (minute, weekday) => {
    const own = byTime.filter(({ windows }) => windows.some((one) => holds(one, weekday, minute)));
    return dearest(own, ({ first }) => -first);
  });
  countYear(meter, () => week);
  return byTime.reduce((sum, { rates, total }) => sum + paidForSteps(rates, total / 365) * 365, 0);
}

/** Export beyond the last bound is not paid for. */
function paidForSteps(rates: readonly PublishedRate[], kwh: number): number {
  let left = kwh;
  let cents = 0;
  rates.forEach(({ unitPrice, volume }) => {
    const taken = Math.min(left, boundOf(volume));
    cents += taken * amountOf(unitPrice);
    left -= taken;
  });
  return cents;
}
