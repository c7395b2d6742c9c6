/** The difference between a value and the best in its row, in words. */
import { dollars } from '../../money.ts';

/** Null where there is nothing to say: the value is missing, or all values in the row are the same. */
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
