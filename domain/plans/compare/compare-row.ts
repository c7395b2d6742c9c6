/** One row of a comparison: a cell for each plan, and whether the cells differ. */
import type { PlanCard } from '../plan-card.ts';
import type { Marks } from './compare-marks.ts';

export interface CompareCell {
  readonly planId: string;
  readonly lines: readonly string[];
  /** The lines are items of a list. */
  readonly list?: true;
  /** The label that opens the lines, where there are many. */
  readonly opener?: string;
  /** How it compares with the rest of the row. */
  readonly mark: string | null;
  readonly href?: string | undefined;
  /** ISO dates, written out by the view. */
  readonly day?: string | undefined;
}

export interface CompareRow {
  readonly label: string;
  /** The row's name in the middle of a sentence. */
  readonly word: string;
  readonly note: string | null;
  readonly cells: readonly CompareCell[];
  /** Null where a difference means nothing: for a single plan, and for dates and documents. */
  readonly difference: 'same' | 'differs' | null;
  /** Shown even where only differences are (spec: law). */
  readonly owed: boolean;
}

export type Plans = readonly PlanCard[];

export interface TextRow {
  readonly label: string;
  readonly word: string;
  readonly textOf: (plan: PlanCard) => string;
  readonly marks?: Marks;
  readonly note?: string;
  readonly owed?: boolean;
}

/** A row with one line per cell. */
export function textRow(plans: Plans, row: TextRow): CompareRow {
  const { label, word, textOf, marks, note = null, owed = false } = row;
  const cells = plans.map((plan, index) => ({
    ...cell(plan, [textOf(plan)]),
    mark: marks?.[index] ?? null,
  }));
  return { label, word, note, cells, difference: differenceOf(cells), owed };
}

export function cell({ id }: PlanCard, lines: readonly string[]): CompareCell {
  return { planId: id, lines, mark: null };
}

export function differenceOf(cells: readonly CompareCell[]): CompareRow['difference'] {
  if (cells.length < 2) return null;
  const values = new Set(cells.map(({ lines, day }) => JSON.stringify([lines, day])));
  return values.size === 1 ? 'same' : 'differs';
}
