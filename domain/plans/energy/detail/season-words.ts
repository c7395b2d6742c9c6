/** A season of a tariff in words: `1 December to 31 March`. */
import type { TariffSeason } from '../tariff/tariff.schema.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

type Season = Pick<TariffSeason, 'from' | 'to'>;

/** `All year` where the season has no end. */
export function seasonWords({ from, to }: Season): string {
  if (isAllYear({ from, to })) return 'All year';
  return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
}

/** True where the day after the last is the first. */
export function isAllYear({ from, to }: Season): boolean {
  return dayOf(from) === (dayOf(to) + 1) % daysOfYear;
}

const daysOfYear = 365;
const dayMs = 86_400_000;

/** Days since 1 January; 2025 has no 29 February. */
function dayOf(day: string): number {
  return Math.round((Date.parse(`2025-${day}T00:00:00Z`) - Date.UTC(2025, 0, 1)) / dayMs);
}

function dayWords(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]}`;
}
