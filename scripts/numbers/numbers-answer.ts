/** The answer of either storage to a report, and the rules they share. */
import * as v from 'valibot';
import { type CountedEvent, otherCode, steps } from '../../domain/numbers/counted-event.ts';
import type { Counted } from '../../domain/numbers/funnel.ts';
import { verticalSlugs } from '../../domain/vertical.ts';

/** Counts of one day, or of the whole period for a code. */
export interface CountedDay extends Counted {
  /** `2026-11-23`. */
  readonly day: string;
}

export interface Numbers {
  /** By step, brand, product and code. */
  readonly counted: readonly Counted[];
  /** By step, brand, product and day. */
  readonly days: readonly CountedDay[];
}

/** Numbers arrive as text where they might exceed JavaScript's safe integers. */
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
const event = {
  step: v.picklist(steps),
  brand: v.string(),
  vertical: v.picklist([...verticalSlugs, '']),
  count: whole,
};
const ofDay = v.object({ ...event, day: whole });
const ofCode = v.object({ ...event, code: v.string() });

/** Leaves out rows that no build of this site writes. */
function known<S extends v.GenericSchema>(schema: S, rows: readonly unknown[]) {
  return rows.flatMap((row): v.InferOutput<S>[] => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });
}

/**
 * @param dayRows every step by brand, product and day since 1970
 * @param codeRows the same by code for the whole period, only the most common codes; the remainder becomes one other code
 */
export function numbersOf(dayRows: readonly unknown[], codeRows: readonly unknown[]): Numbers {
  const days = known(ofDay, dayRows).map(({ day, ...one }) => ({
    ...one,
    code: '',
    day: new Date(day * 86_400_000).toISOString().slice(0, 10),
  }));
  const coded = known(ofCode, codeRows);
  return { counted: [...coded, ...leftOver(days, coded)], days };
}

function leftOver(all: readonly Counted[], coded: readonly Counted[]): Counted[] {
  const kind = ({ step, brand, vertical }: CountedEvent) => [step, brand, vertical].join(' ');
  const sums = Map.groupBy(coded, kind);
  return [...Map.groupBy(all, kind)].flatMap(([name, rows]) => {
    const [first] = rows;
    const left = sum(rows) - sum(sums.get(name) ?? []);
    return first && left > 0 ? [{ ...first, code: otherCode, count: left }] : [];
  });
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
