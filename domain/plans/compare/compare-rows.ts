/** A comparison as rows: one fact a row, one plan a cell, and whether the plans differ in it. */
import { dollars } from '../../money.ts';
import { type Fact, factWords, notGiven } from '../fact.ts';
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import type { CardOffer } from '../plan-cost.ts';
import { highestMarks, lowestMarks, type Marks } from './compare-marks.ts';

export interface CompareCell {
  readonly planId: string;
  readonly lines: readonly string[];
  /** The lines are things of the same kind. */
  readonly list?: true;
  /** How it compares with the rest of the row. */
  readonly mark: string | null;
  readonly href?: string | undefined;
  /** ISO dates, written out by the view. */
  readonly day?: string | undefined;
}

export interface CompareRow {
  readonly label: string;
  /** Its name in the middle of a sentence. */
  readonly word: string;
  readonly note: string | null;
  readonly cells: readonly CompareCell[];
  /** null where a difference means nothing: for a single plan, and for dates and documents. */
  readonly difference: 'same' | 'differs' | null;
}

type Plans = readonly PlanCard[];

/**
 * Plans of different kinds share only the rows that both kinds have, and no value is marked lowest
 * or most: one does not replace the other.
 */
export function compareRows(plans: Plans): CompareRow[] {
  const kinds = new Set(plans.map(({ vertical }) => vertical));
  const rows = [
    ...priceRows(plans),
    textRow(plans, {
      ...{ label: 'Contract', word: 'contract' },
      textOf: ({ contract }) => contract ?? notGiven,
    }),
    ...factRows(plans),
    inclusionsRow(plans),
    ...documentRows(plans),
  ];
  return kinds.size > 1 ? rows.map(withoutMarks) : rows;
}

function withoutMarks(row: CompareRow): CompareRow {
  return { ...row, cells: row.cells.map((one) => ({ ...one, mark: null })) };
}

/** For one billing period: the offer's price while there is an offer. */
function priceNow({ offer, ongoingCents }: PlanCard): number {
  return offer?.priceCents ?? ongoingCents;
}

/** Prices for different periods are not compared with each other; the estimate is. */
function priceRows(plans: Plans): CompareRow[] {
  const [unit, ...others] = new Set(plans.map((plan) => plan.unit));
  const mixed = others.length > 0;
  const per = unit === '/month' ? ' a month' : unit === '/year' ? ' a year' : '';
  const period = (label: string, word: string, centsOf: (plan: PlanCard) => number) =>
    textRow(plans, {
      ...{ label, word },
      textOf: (plan) => `${dollars(centsOf(plan))}${plan.unit}`,
      ...(mixed
        ? { note: 'Billed for different periods: compare the estimated cost.' }
        : { marks: lowestMarks(plans.map(centsOf), per) }),
    });
  return [
    period('Price now', 'price now', priceNow),
    period('Ongoing price', 'ongoing price', ({ ongoingCents }) => ongoingCents),
    offerRow(plans),
    estimateRow(plans),
    ...totalRows(plans, mixed),
  ];
}

/** None where a kind of plan has no least amount that is owed. */
function totalRows(plans: Plans, mixed: boolean): CompareRow[] {
  if (plans.some(({ vertical }) => listedBy(vertical).comparable.total === null)) return [];
  const lengths = new Set(plans.map(({ contractMonths }) => contractMonths));
  const sameLength = !mixed && lengths.size === 1 && !lengths.has(null);
  return [
    textRow(plans, {
      ...{ label: 'Minimum total cost', word: 'minimum total cost' },
      textOf: ({ minimumTotalCents }) => dollars(minimumTotalCents),
      ...(sameLength
        ? { marks: lowestMarks(plans.map(({ minimumTotalCents }) => minimumTotalCents)) }
        : { note: 'The least you pay in all, over contracts or periods of different lengths.' }),
    }),
  ];
}

/** Each kind of plan has its own comparable price: of several kinds each cell says which. */
function estimateRow(plans: Plans): CompareRow {
  const all = new Set(plans.map(({ vertical }) => listedBy(vertical).comparable));
  const [comparable, ...others] = all;
  if (!comparable || others.length > 0) {
    return textRow(plans, {
      ...{ label: 'Estimated cost', word: 'estimated cost' },
      textOf: ({ estimateCents, vertical }) =>
        `${dollars(estimateCents)} ${listedBy(vertical).comparable.per}`,
      note: 'Each kind of plan is estimated in its own way, so these do not compare.',
    });
  }
  const { label, note, per } = comparable;
  return textRow(plans, {
    ...{ label, word: label.toLowerCase() },
    textOf: ({ estimateCents }) => dollars(estimateCents),
    marks: lowestMarks(
      plans.map(({ estimateCents }) => estimateCents),
      ` ${per}`,
    ),
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
  });
}

function offerRow(plans: Plans): CompareRow {
  const linesOf = (plan: PlanCard) =>
    plan.offer ? offerLines(plan.offer, plan) : ['No offer now'];
  const cells = plans.map((plan) => ({
    ...cell(plan, linesOf(plan)),
    ...(plan.offer?.until && { day: plan.offer.until }),
  }));
  return { label: 'Offer', word: 'offer', note: null, cells, difference: differenceOf(cells) };
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

/** The facts that every plan here has a line for. */
function factRows(plans: Plans): CompareRow[] {
  const [first, ...others] = [...new Set(plans.map(({ vertical }) => listedBy(vertical).facts))];
  const shared = Object.entries<Fact<never>>(first ?? {}).filter(
    ([name, { term }]) => term && others.every((facts) => facts[name]?.term),
  );
  return shared.map(([name, fact]) => factRow(plans, name, fact));
}

function factRow(plans: Plans, name: string, fact: Fact<never>): CompareRow {
  const { term = '', word = term.toLowerCase(), note, best } = fact;
  const values = plans.map(({ facts }) => facts[name] ?? null);
  const marks = best && highestMarks(values.map(best.number), best.word, best.less);
  const textOf = ({ facts }: PlanCard) => factWords(fact, facts[name] ?? null);
  return textRow(plans, {
    ...{ label: term, word, textOf },
    ...(marks && { marks }),
    ...(note && { note }),
  });
}

function inclusionsRow(plans: Plans): CompareRow {
  const cells = plans.map((plan) =>
    plan.inclusions.length > 0
      ? { ...cell(plan, [...new Set(plan.inclusions)]), list: true as const }
      : cell(plan, [notGiven]),
  );
  const difference = differenceOf(cells.map((one) => ({ ...one, lines: [...one.lines].sort() })));
  return { label: 'Inclusions', word: 'inclusions', note: null, cells, difference };
}

function documentRows(plans: Plans): CompareRow[] {
  const shared = { note: null, difference: null };
  const documents = [...new Set(plans.map(({ vertical }) => listedBy(vertical).document.term))];
  return [
    {
      label: documents.join(' or '),
      word: 'document',
      ...shared,
      cells: plans.map((plan) => ({
        ...cell(plan, plan.document ? [] : [notGiven]),
        href: plan.document ?? undefined,
      })),
    },
    {
      label: 'Last checked',
      word: 'last checked',
      ...shared,
      cells: plans.map((plan) => ({
        ...cell(plan, plan.checkedOn ? [] : [notGiven]),
        day: plan.checkedOn ?? undefined,
      })),
    },
  ];
}

interface TextRow {
  readonly label: string;
  readonly word: string;
  readonly textOf: (plan: PlanCard) => string;
  readonly marks?: Marks;
  readonly note?: string;
}

function textRow(plans: Plans, { label, word, textOf, marks, note }: TextRow): CompareRow {
  const cells = plans.map((plan, index) => ({
    ...cell(plan, [textOf(plan)]),
    mark: marks?.[index] ?? null,
  }));
  return { label, word, note: note ?? null, cells, difference: differenceOf(cells) };
}

function cell({ id }: PlanCard, lines: readonly string[]): CompareCell {
  return { planId: id, lines, mark: null };
}

function differenceOf(cells: readonly CompareCell[]): CompareRow['difference'] {
  if (cells.length < 2) return null;
  const values = new Set(cells.map(({ lines, day }) => JSON.stringify([lines, day])));
  return values.size === 1 ? 'same' : 'differs';
}
