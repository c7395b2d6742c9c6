/** A tariff in a line or two of words: its supply charge and its rates, with GST. */
import { centsWords, rateName, stepsWords, withGst } from './line-words.ts';
import type { Rate, Tariff, TariffSeason } from './tariff.schema.ts';
import { statedDaysWords } from './year-days.ts';

interface Tariffs {
  readonly electricity?: Tariff | undefined;
  readonly gas?: Tariff | undefined;
}

/** Cents per day for a single charge, words for several, null without a tariff. */
export function supplyOf({ electricity, gas }: Tariffs): number | string | null {
  const charges = [electricity, gas].flatMap((tariff) =>
    tariff ? tariff.seasons.map(({ supplyCents }) => supplyCents) : [],
  );
  const [first] = charges;
  if (first === undefined) return null;
  if (charges.every((one) => one === first) && !(electricity && gas)) {
    return Math.round(first * withGst * 10_000) / 10_000;
  }
  return byFuel({ electricity, gas }, (tariff) =>
    bySeason(tariff, ({ supplyCents }) => `${centsWords(supplyCents)} a day`),
  );
}

/** `Peak 38.50c, shoulder 28.10c, off-peak 19.00c a kWh`; null without a tariff. */
export function usageWords(tariffs: Tariffs): string | null {
  if (!tariffs.electricity && !tariffs.gas) return null;
  return byFuel(tariffs, (tariff, unit) =>
    bySeason(tariff, ({ rates }) => ratesWords(rates, unit)),
  );
}

function byFuel(
  { electricity, gas }: Tariffs,
  wordsOf: (tariff: Tariff, unit: string) => string,
): string {
  const parts = [
    ...(electricity ? [{ fuel: 'Electricity', words: wordsOf(electricity, 'kWh') }] : []),
    ...(gas ? [{ fuel: 'Gas', words: wordsOf(gas, 'MJ') }] : []),
  ];
  const both = parts.length > 1;
  return parts.map(({ fuel, words }) => (both ? `${fuel}: ${words}` : words)).join('. ');
}

/** Says it once where every season is the same. */
function bySeason({ seasons }: Tariff, wordsOf: (season: TariffSeason) => string): string {
  const words = seasons.map((season) => ({ season, words: wordsOf(season) }));
  const [first] = words;
  if (first && words.every((one) => one.words === first.words)) return first.words;
  return words.map((one) => `${statedDaysWords(one.season)}: ${one.words}`).join('; ');
}

function ratesWords(rates: readonly Rate[], unit: string): string {
  const [first] = rates;
  if (first && rates.length === 1) return stepsWords(first, unit);
  const stepped = rates.some(({ blocks }) => blocks.length > 1);
  const parts = rates.map((rate, index) => {
    const name = rateName(rate);
    const named = index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1);
    const price = stepped ? stepsWords(rate, unit) : centsWords(rate.blocks[0]?.cents ?? 0);
    return `${named} ${price}`;
  });
  return stepped ? parts.join('; ') : `${parts.join(', ')} a ${unit}`;
}
