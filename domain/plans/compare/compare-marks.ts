/** The distance of a value from the best one of its row, in words. */
import { dollars } from '../../money.ts';

/** null where there is nothing to say: one value, all the same, or none given. */
export type Marks = readonly (string | null)[];

type Values = readonly (number | null)[];

/** `Lowest`, and how much more the others are: `$4.00 more a month`. @param per ` a month` */
export function lowestMarks(cents: Values, per = ''): Marks {
  const best = Math.min(...given(cents));
  return marked(cents, best, 'Lowest', (value) => `${dollars(value - best)} more${per}`);
}

/** `Most` or `Fastest`, and how much less the others have. */
export function highestMarks(
  values: Values,
  best: string,
  less: (difference: number) => string | null,
): Marks {
  const most = Math.max(...given(values));
  return marked(values, most, best, (value) => less(most - value));
}

function given(values: Values): number[] {
  return values.filter((value) => value !== null);
}

function marked(
  values: Values,
  best: number,
  word: string,
  other: (value: number) => string | null,
): Marks {
  const alike = new Set(given(values)).size < 2;
  return values.map((value) => {
    if (alike || value === null) return null;
    return value === best ? word : other(value);
  });
}
