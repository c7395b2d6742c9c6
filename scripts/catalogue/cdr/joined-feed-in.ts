/** Joins feed-in published as two entries, the first kWh of a day and those above, into one with two steps (rule 24). */
import type { CdrFeedIn, CdrRate } from './cdr-plan.schema.ts';

const above = /\b(?:above|over|after|beyond|more than)\s+(\d+(?:\.\d+)?)\s*kWh\b/i;

/** Entries in their order; an entry for the rest of another is merged into it. */
export function joinedFeedIn(entries: readonly CdrFeedIn[]): readonly CdrFeedIn[] {
  const found = entries.flatMap((entry) =>
    entries.filter((other) => isRestOf(other, entry)).map((rest) => ({ entry, rest })),
  );
  // If two entries end where one begins, it is unclear whose rest that one is.
  const pairs = found.filter(
    (pair) =>
      found.filter(({ entry, rest }) => entry === pair.entry || rest === pair.rest).length === 1,
  );
  return entries.flatMap((entry) => {
    if (pairs.some(({ rest }) => rest === entry)) return [];
    const rest = pairs.find((pair) => pair.entry === entry)?.rest;
    return [rest ? oneOf(entry, rest) : entry];
  });
}

/** True if its name says `above 8 kWh` and the other's steps end there. */
function isRestOf(other: CdrFeedIn, entry: CdrFeedIn): boolean {
  const from = Number(above.exec(other.displayName ?? '')?.[1] ?? 0);
  const alike = (['scheme', 'payerType', 'startDate', 'endDate'] as const).every(
    (key) => other[key] === entry[key],
  );
  return from > 0 && alike && endOf(ratesOf(entry)) === from && priceOf(other) !== undefined;
}

function ratesOf({ singleTariff }: CdrFeedIn): readonly CdrRate[] {
  return singleTariff?.rates ?? [];
}

/** Where the last step ends, if all steps have a bound. */
function endOf(rates: readonly CdrRate[]): number | undefined {
  return rates.every(({ volume }) => volume)
    ? rates.reduce((sum, { volume = 0 }) => sum + volume, 0)
    : undefined;
}

/** The price of an entry with one price and no bound. */
function priceOf(entry: CdrFeedIn): number | undefined {
  const [first, ...more] = ratesOf(entry);
  if (!first) return entry.singleTariff?.amount;
  return more.length > 0 || first.volume ? undefined : first.unitPrice;
}

function oneOf(entry: CdrFeedIn, rest: CdrFeedIn): CdrFeedIn {
  const words = [entry, rest].flatMap(({ displayName, description }) =>
    description && description !== displayName ? [description] : [],
  );
  return {
    ...entry,
    displayName: commonStart(entry.displayName ?? '', rest.displayName ?? ''),
    description: words.length > 0 ? words.join(' ') : undefined,
    singleTariff: {
      ...entry.singleTariff,
      rates: [...ratesOf(entry), { unitPrice: priceOf(rest) ?? 0 }],
    },
  };
}

/** `Retailer feed-in | 0-8 kWh` and `Retailer feed-in | above 8 kWh`: `Retailer feed-in`. */
function commonStart(a: string, b: string): string | undefined {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end++;
  // `First 8 kWh` and `Feed-in above 8 kWh` share a first letter, not a first word.
  const isInWord = [a, b].some((name) => /[\p{L}\p{N}]/u.test(name[end] ?? ''));
  if (isInWord) end = a.slice(0, end).search(/[\p{L}\p{N}]*$/u);
  return a.slice(0, end).replace(/[^\p{L}\p{N})]+$/u, '') || undefined;
}
