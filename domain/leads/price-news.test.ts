/** A price that changed while its form was open: the message names the difference, even for the same estimate. */
import { expect, it } from 'vitest';
import { cardLike } from '../plans/example-plans.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import { planOfCard } from './plan-quote.ts';
import { priceNews } from './price-news.ts';

const offer = { title: 'o', description: null, priceCents: 6000, months: 12, until: null };
const offered = { offer, ongoingCents: 8000, estimateCents: 6000 } as const;

/** The message about a plan that changed while its form was open. */
function news(before: Partial<PlanCard>, now: Partial<PlanCard>, shownBilled?: string) {
  const [was, is] = [before, now].map((change) => {
    const card = cardLike(change);
    return { card, plan: planOfCard(card, '2026-11-22') };
  });
  if (!was || !is) return null;
  const billed = shownBilled ?? was.plan.billed ?? '';
  return priceNews(is.card, is.plan, { shownCents: was.plan.shownCents, shownBilled: billed });
}
const told = (difference: string) =>
  `The price of Shore 50 has changed since you opened this page. ${difference} Check the new price, then send your details again.`;

it.each<[string, Partial<PlanCard>, Partial<PlanCard>, string]>([
  [
    'the price after the offer',
    offered,
    { ...offered, ongoingCents: 12_000 },
    'Before: $60.00/month for 12 months, then $80.00/month. Now: $60.00/month for 12 months, then $120.00/month.',
  ],
  [
    'the months of the offer',
    { ...offered, offer: { ...offer, months: 24 } },
    offered,
    'Before: $60.00/month for 24 months, then $80.00/month. Now: $60.00/month for 12 months, then $80.00/month.',
  ],
  [
    'the least in all',
    { ...offered, minimumTotalCents: 6000 },
    { ...offered, minimumTotalCents: 72_000 },
    'Plan Minimum cost was $60.00 and is now $720.00.',
  ],
  [
    'an estimate that fell while what is paid after it rose',
    offered,
    { offer: { ...offer, priceCents: 5000 }, ongoingCents: 12_000, estimateCents: 5000 },
    'Before: $60.00/month for 12 months, then $80.00/month. Now: $50.00/month for 12 months, then $120.00/month. The estimate was $60.00 and is now $50.00 a month, estimated over the first year.',
  ],
  [
    'the least in all that rose behind an estimate that fell',
    { ...offered, estimateCents: 7000, minimumTotalCents: 8000 },
    { ...offered, estimateCents: 6900, minimumTotalCents: 192_000 },
    'Plan Minimum cost was $80.00 and is now $1,920.00. The estimate was $70.00 and is now $69.00 a month, estimated over the first year.',
  ],
  [
    'a bill without an offer: the estimate says it',
    {},
    { ongoingCents: 7900, estimateCents: 7900, minimumTotalCents: 7900 },
    'The estimate was $75.00 and is now $79.00 a month, estimated over the first year.',
  ],
  [
    'a bill that rose while a set-up cost went away',
    { ongoingCents: 7500, estimateCents: 12_500, minimumTotalCents: 67_500 },
    { ongoingCents: 8000, estimateCents: 8000, minimumTotalCents: 8000 },
    'Before: $75.00/month. Now: $80.00/month. The estimate was $125.00 and is now $80.00 a month, estimated over the first year.',
  ],
  [
    'a bill that fell while a set-up cost was added',
    { ongoingCents: 8000, estimateCents: 8000 },
    { ongoingCents: 7500, estimateCents: 12_500 },
    'Before: $80.00/month. Now: $75.00/month. The estimate was $80.00 and is now $125.00 a month, estimated over the first year.',
  ],
  [
    'a bill that fell less than the estimate: the estimate says it',
    { ongoingCents: 8000, estimateCents: 12_500 },
    { ongoingCents: 7500, estimateCents: 7500 },
    'The estimate was $125.00 and is now $75.00 a month, estimated over the first year.',
  ],
  [
    'the least in all that fell behind an estimate that stayed',
    { ...offered, minimumTotalCents: 72_000 },
    { ...offered, minimumTotalCents: 6000 },
    'Plan Minimum cost was $720.00 and is now $60.00.',
  ],
  [
    'a bill, without the least in all that fell with it',
    { ...offered, minimumTotalCents: 72_000 },
    { ...offered, ongoingCents: 7000, minimumTotalCents: 6000 },
    'Before: $60.00/month for 12 months, then $80.00/month. Now: $60.00/month for 12 months, then $70.00/month.',
  ],
  [
    'a fee that is paid yearly, by its name',
    {
      vertical: 'credit-cards',
      ongoingCents: 19_500,
      unit: '/year',
      offer: { ...offer, priceCents: 0 },
    },
    {
      vertical: 'credit-cards',
      ongoingCents: 29_500,
      unit: '/year',
      offer: { ...offer, priceCents: 0 },
    },
    'Before: Annual fee $0.00/year for 12 months, then $195.00/year. Now: Annual fee $0.00/year for 12 months, then $295.00/year.',
  ],
  [
    'an estimate that was nothing',
    { ongoingCents: 0, estimateCents: 0, minimumTotalCents: 0 },
    { ongoingCents: 900, estimateCents: 900, minimumTotalCents: 900 },
    'The estimate was $0.00 and is now $9.00 a month, estimated over the first year.',
  ],
  [
    'a bill that rose while a set-up cost fell by as much in the first year',
    { ongoingCents: 7500, estimateCents: 8000, minimumTotalCents: 13_500 },
    { ongoingCents: 7900, estimateCents: 8000, minimumTotalCents: 9100 },
    'Before: $75.00/month. Now: $79.00/month.',
  ],
  [
    'an offer that has ended, with a new price after it',
    offered,
    { ongoingCents: 9000, estimateCents: 9000 },
    'Before: $60.00/month for 12 months, then $80.00/month. Now: $90.00/month. The estimate was $60.00 and is now $90.00 a month, estimated over the first year.',
  ],
])('the message names %s', (_words, before, now, difference) => {
  expect(news(before, now)).toBe(told(difference));
});

it('there is no message about an unchanged price, or for a form that showed none', () => {
  expect(news(offered, offered)).toBeNull();
  const card = cardLike(offered);
  const plan = planOfCard(card, '2026-11-22');
  expect(priceNews(card, plan, { shownCents: null, shownBilled: '' })).toBeNull();
});

it('the message covers only the estimate for a form from before billed prices were sent', () => {
  expect(news(offered, { ...offered, ongoingCents: 12_000 }, '')).toBeNull();
  expect(news(offered, { ...offered, estimateCents: 6100 }, '')).toBe(
    told('The estimate was $60.00 and is now $61.00 a month, estimated over the first year.'),
  );
});
