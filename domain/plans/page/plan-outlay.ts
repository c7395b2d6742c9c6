/** The outlay on a plan over 1, 12 and 24 months, computed from its card for a chart. */
import { dollars, roundedCents } from '../../money.ts';
import { numberOf } from '../fact.ts';
import type { ListedVertical } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import { billingOf, offeredPeriods } from '../price.ts';
import { type Answers, amountOf } from '../question.ts';
import { isWhole } from '../solar/solar-cost.ts';

export interface Outlay {
  readonly title: string;
  /** In order of time; the largest amount is the longest bar. */
  readonly rows: readonly { readonly label: string; readonly cents: number }[];
  /** The method, in sentences. */
  readonly notes: readonly string[];
}

const moments = [1, 12, 24] as const;
const monthsOfYear = 12;
const daysOfYear = 365;
const daysOfMonth = daysOfYear / monthsOfYear;

interface OutlayMore {
  /** What changes when the plan's benefit ends, in the retailer's words. */
  readonly benefitEnds?: string | null;
}

type OutlayOf = (card: PlanCard, answers: Answers, more: OutlayMore) => Outlay;

/** A vertical without an entry has recurring prices. */
const outlays: Readonly<Partial<Record<ListedVertical, OutlayOf>>> = {
  energy,
  'health-insurance': (card) => ({
    ...paid((months) => months * card.ongoingCents),
    notes: ['Premiums usually change on 1 April each year. These use today’s premium.'],
  }),
  'credit-cards': creditCard,
  'personal-loan': loan,
  solar,
};

/** @param answers in full (question.ts): those the card was priced with */
export function outlayOf(card: PlanCard, answers: Answers, more: OutlayMore = {}): Outlay {
  return (outlays[card.vertical] ?? recurring)(card, answers, more);
}

function paid(centsAfter: (months: number) => number): Pick<Outlay, 'title' | 'rows'> {
  const rows = moments.map((months) => ({ label: afterMonths(months), cents: centsAfter(months) }));
  return { title: 'What it costs over time', rows };
}

function afterMonths(months: number): string {
  return months === 1 ? 'After 1 month' : `After ${months} months`;
}

/**
 * Counted by the day where bills are not monthly, like the estimate (price.ts). A bill for longer than a
 * month is paid before that month is over, so the outlay is never less than the first bill.
 */
function recurring(card: PlanCard): Outlay {
  const { ongoingCents, offer, unit } = card;
  const days = daysOf(unit);
  const offered = offer ? (offer.months ?? 1) : 0;
  const first = offer?.priceCents ?? 0;
  const once = onceOf(card);
  const after = (months: number) => {
    if (days === null) {
      const low = Math.min(months, offered);
      return once + low * first + (months - low) * ongoingCents;
    }
    // In twelfths of a day, so that only the result is rounded.
    const all = daysOfYear * months;
    const low = offer ? Math.min(all, offeredPeriods(offered, days) * days * monthsOfYear) : 0;
    const byDay = roundedCents(low * first + (all - low) * ongoingCents, monthsOfYear * days);
    return once + Math.max(byDay, offer ? first : ongoingCents);
  };
  const counted =
    days === null
      ? []
      : [
          days > daysOfMonth
            ? `Each bill covers ${lengthOf(unit)}: we count the first in full, and later ones by the day.`
            : `Each bill covers ${lengthOf(unit)}: we count it by the day.`,
        ];
  return { ...paid(after), notes: [...offerNotes(card, days), ...onceNotes(card), ...counted] };
}

/** `28 days`, `a year`. */
function lengthOf(unit: string): string {
  const period = unit.slice(1);
  return /^\d/.test(period) ? period : `a ${period}`;
}

/** The days in a bill; null for a month, which is not counted by the day. */
function daysOf(unit: string): number | null {
  const billing = billingOf(unit);
  return billing === 'month' ? null : billing;
}

/** The end of a benefit is only described in words, so a plan with one is not counted beyond the first year. */
function energy(card: PlanCard, _: Answers, { benefitEnds }: OutlayMore): Outlay {
  const { estimateCents, ongoingCents, offer } = card;
  const after = (months: number) => {
    // The first year is exactly the estimate: a sum of two rounded amounts could be a cent off.
    if (months >= monthsOfYear) {
      return estimateCents + roundedCents((months - monthsOfYear) * ongoingCents, monthsOfYear);
    }
    const low = Math.min(months, offer?.months ?? 0);
    const twelfths = low * (offer?.priceCents ?? 0) + (months - low) * ongoingCents;
    return onceOf(card) + roundedCents(twelfths, monthsOfYear);
  };
  const notes = [
    'Every month counts as a twelfth of the year, though winter and summer bills differ.',
    ...(benefitEnds ? [`Not counted beyond the first year: ${benefitEnds}`] : []),
  ];
  const { title, rows } = paid(after);
  return {
    title,
    rows: benefitEnds ? rows.slice(0, -1) : rows,
    notes: [...offerNotes(card), ...onceNotes(card), ...notes],
  };
}

/** The fee is due at the start of each year; the later cost of a transferred balance is unknown. */
function creditCard(card: PlanCard, answers: Answers): Outlay {
  const { estimateCents, offer, ongoingCents } = card;
  const firstFee = offer?.priceCents ?? ongoingCents;
  const interest = estimateCents - firstFee;
  const notes = [
    'The annual fee is due at the start of each year. We assume you pay nothing off what you carry over.',
  ];
  if (amountOf(answers, 'transfer') > 0) {
    return {
      title: 'What the card will have cost',
      rows: [{ label: afterMonths(monthsOfYear), cents: estimateCents }],
      notes,
    };
  }
  const after = (months: number) => {
    const later = months > monthsOfYear ? ongoingCents : 0;
    return firstFee + later + roundedCents(interest * months, monthsOfYear);
  };
  return { ...paid(after), title: 'What the card will have cost', notes };
}

/** A loan ends, so the chart has the months within its term, and the term. */
function loan(card: PlanCard, answers: Answers): Outlay {
  const years = amountOf(answers, 'years');
  const fee = numberOf(card.facts.fee ?? null) ?? 0;
  const within = moments.filter((months) => months < years * monthsOfYear);
  const rows = within.map((months) => ({
    label: afterMonths(months),
    cents: fee + months * card.ongoingCents,
  }));
  const whole = `After ${years === 1 ? '1 year' : `${years} years`}: all repaid`;
  return {
    title: 'What you will have repaid',
    rows: [...rows, { label: whole, cents: card.estimateCents }],
    notes: [
      'Includes the fee at the start and the monthly fees. We assume the rate does not change.',
    ],
  };
}

function solar(card: PlanCard): Outlay {
  const before = numberOf(card.facts.before ?? null);
  const { installBy } = card.facts;
  const cents = card.ongoingCents;
  const rows = [
    ...(before === null ? [] : [{ label: 'Before certificates', cents: before }]),
    { label: 'After certificates: what you pay', cents },
  ];
  return {
    title: 'What you pay for the system',
    rows: isWhole(card) ? [{ label: 'What you pay', cents }] : rows,
    notes: [
      ...(isWhole(card) ? ['No certificates are taken off this price.'] : []),
      ...(typeof installBy === 'string' ? [`Price if installed by ${installBy}.`] : []),
      'Paid once, at installation: the same after 1, 12 and 24 months.',
    ],
  };
}

function onceOf({ facts }: PlanCard): number {
  return numberOf(facts.setUp ?? null) ?? 0;
}

function onceNotes({ facts }: PlanCard): string[] {
  const { setUp = null } = facts;
  if (setUp === null) return ['The provider did not give a set-up cost, so none is counted.'];
  const once = numberOf(setUp);
  if (once === null) return ['Connection fees are not counted.'];
  return once > 0 ? [`Each amount includes the set-up cost of ${dollars(once)}.`] : [];
}

/** @param days in a billing period, to count whole bills at the offer’s price; null for months */
function offerNotes({ offer, unit }: PlanCard, days: number | null = null): string[] {
  if (!offer) return [];
  const { months } = offer;
  const bills = days === null ? null : offeredPeriods(months ?? 1, days);
  const length =
    bills === null
      ? countOf(months ?? 1, 'month')
      : `${countOf(bills, 'bill')} of ${lengthOf(unit)}`;
  return months === null
    ? [`The provider did not say how long the offer lasts: we count ${length}.`]
    : [`We count the offer for ${length}, then the ongoing price.`];
}

function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
