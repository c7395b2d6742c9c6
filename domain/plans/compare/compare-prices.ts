/** The price rows of a comparison: comparable price, bills, offer, minimum total and breakdown. */
import { dollars } from '../../money.ts';
import { lineGroups } from '../energy/detail/energy-detail.ts';
import { type LineKind, lineKinds } from '../energy/price-line.ts';
import type { PlanCard } from '../plan-card.ts';
import type { CardOffer, Comparable } from '../plan-cost.ts';
import { lowestMarks } from './compare-marks.ts';
import { type CompareRow, cell, differenceOf, type Plans, textRow } from './compare-row.ts';

/** @param comparable of the plans' shared kind */
export function priceRows(plans: Plans, comparable: Comparable): CompareRow[] {
  return [
    estimateRow(plans, comparable),
    ...billedRows(plans, comparable),
    ...totalRows(plans, comparable),
    ...breakdownRows(plans),
  ];
}

/** The parts of the estimate: a row for each group of lines that any plan has. */
function breakdownRows(plans: Plans): CompareRow[] {
  const kinds = lineKinds.filter((kind) =>
    plans.some(({ breakdown }) => breakdown?.lines.some((line) => line.kind === kind)),
  );
  return kinds.map((kind) =>
    textRow(plans, {
      label: `${lineGroups[kind]} in the estimate`,
      word: `the total for ${lineGroups[kind].toLowerCase()}`,
      textOf: (plan) => amountOf(plan, dollars(sumOf(plan, kind))),
    }),
  );
}

function sumOf({ breakdown }: PlanCard, kind: LineKind): number {
  const own = breakdown?.lines.filter((line) => line.kind === kind) ?? [];
  return own.reduce((sum, { cents }) => sum + cents, 0);
}

function estimateRow(plans: Plans, { label, note, per }: Comparable): CompareRow {
  const marks = lowestMarks(plans.map(pricedBy(({ estimateCents }) => estimateCents)), ` ${per}`);
  // A narrow column breaks before the period, not inside it.
  const unbroken = per.replaceAll(' ', '\u00a0');
  return textRow(plans, {
    label,
    word: label.toLowerCase(),
    marks,
    owed: true,
    textOf: (plan) => plan.unpriced ?? `${dollars(plan.estimateCents)} ${unbroken}`,
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
  });
}

/** The provider may well give the price: we leave it out, and the estimate says why. */
const leftOut = 'Not shown: see the estimate';

/** The amount, for a plan with a price. */
function amountOf({ unpriced }: PlanCard, amount: string): string {
  return unpriced === undefined ? amount : leftOut;
}

/** Null for a plan without a price. */
function pricedBy(centsOf: (plan: PlanCard) => number): (plan: PlanCard) => number | null {
  return (plan) => (plan.unpriced === undefined ? centsOf(plan) : null);
}

/** The price per billing period: the offer's, where there is an offer. */
function priceNow({ offer, ongoingCents }: PlanCard): number {
  return offer?.priceCents ?? ongoingCents;
}

/**
 * The note on energy's yearly price: nobody pays a whole year of an offer that ends sooner, and the lowest
 * such year may belong to a dearer plan. Other yearly bills are paid as shown.
 */
function partOfYear(plans: Plans): string | undefined {
  const ends = plans.some(
    ({ vertical, offer }) => vertical === 'energy' && offer && (offer.months ?? 0) < 12,
  );
  return ends
    ? 'A full year at this price, but an offer ends sooner: compare the estimated cost.'
    : undefined;
}

/** Prices for different periods cannot be compared with each other; the estimate can. */
function billedRows(plans: Plans, { billed }: Comparable): CompareRow[] {
  const [unit, ...others] = new Set(plans.map((plan) => plan.unit));
  const mixed = others.length > 0;
  const per = unit === '/month' ? ' a month' : unit === '/year' ? ' a year' : '';
  const period = (label: string, centsOf: (plan: PlanCard) => number, partly?: string) => {
    const note = mixed ? 'Billed for different periods: compare the estimated cost.' : partly;
    return textRow(plans, {
      label,
      word: label.toLowerCase(),
      textOf: (plan) => amountOf(plan, `${dollars(centsOf(plan))}${plan.unit}`),
      ...(note ? { note } : { marks: lowestMarks(plans.map(pricedBy(centsOf)), per) }),
    });
  };
  const offered = billed?.now !== undefined || plans.some(({ offer }) => offer);
  // A yearly bill equal to the estimate would repeat its row.
  const isSaid = plans.every(
    ({ unit: due, estimateCents, ongoingCents, offer }) =>
      due === '/year' && !offer && ongoingCents === estimateCents,
  );
  return [
    ...(billed?.now && !isSaid ? [period(billed.now, priceNow, partOfYear(plans))] : []),
    ...(billed && !isSaid ? [period(billed.row, ({ ongoingCents }) => ongoingCents)] : []),
    ...(offered ? [offerRow(plans)] : []),
  ];
}

/** None where a kind of plan has no minimum total. */
function totalRows(plans: Plans, { total }: Comparable): CompareRow[] {
  if (total === null) return [];
  const units = new Set(plans.map(({ unit }) => unit));
  const lengths = new Set(plans.map(({ contractMonths }) => contractMonths));
  // A one-off price has no length.
  const once = plans.every(({ unit }) => unit === '');
  const alike = once || (units.size === 1 && lengths.size === 1 && !lengths.has(null));
  return [
    textRow(plans, {
      label: total,
      word: total.toLowerCase(),
      owed: true,
      textOf: (plan) => amountOf(plan, dollars(plan.minimumTotalCents)),
      ...(alike
        ? { marks: lowestMarks(plans.map(pricedBy(({ minimumTotalCents }) => minimumTotalCents))) }
        : { note: 'The least you pay in total, over contracts or periods of different lengths.' }),
    }),
  ];
}

function offerRow(plans: Plans): CompareRow {
  const linesOf = (plan: PlanCard) =>
    plan.offer ? offerLines(plan.offer, plan) : ['No current offer'];
  const cells = plans.map((plan) => ({
    ...cell(plan, linesOf(plan)),
    ...(plan.offer?.until && { day: plan.offer.until }),
  }));
  const difference = differenceOf(cells);
  return { label: 'Offer', word: 'offer', note: null, cells, difference, owed: false };
}

function offerLines(offer: CardOffer, { ongoingCents, unit }: PlanCard): string[] {
  const { months } = offer;
  const length =
    months === null ? 'at first' : `for ${months === 1 ? '1 month' : `${months} months`}`;
  return [
    offer.title,
    ...(offer.description ? [offer.description] : []),
    `${dollars(offer.priceCents)}${unit} ${length}, then ${dollars(ongoingCents)}${unit}`,
  ];
}
