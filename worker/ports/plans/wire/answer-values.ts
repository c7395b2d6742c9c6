/** Readers for the untrusted values in a partner's answer: null where a value is missing or unusable. */
import { sydneyDay } from '../../../../domain/calendar.ts';
import { maxCents } from '../../../../domain/money.ts';
import { noLimit } from '../../../../domain/plans/fact.ts';
import { isId, withoutSlotMarks } from '../../../../domain/text.ts';

export const mostMonths = 120;

export type Raw = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Up to 2000 characters. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return withoutSlotMarks(value).trim().slice(0, 2000) || null;
}

export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isId(text) ? text : null;
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** Dollars as whole cents. More than any plan costs is a mistake, and sums with it would not be exact. */
export function centsOf(value: unknown): number | null {
  const dollars = numberOf(value);
  const cents = dollars === null ? null : Math.round(dollars * 100);
  return cents === null || cents > maxCents ? null : cents;
}

/** True for every way in which partners say yes. */
export function isYes(value: unknown): boolean {
  return flagOf(value) === true;
}

/** Yes or no, in upper or lower case; null where a partner says neither. */
export function flagOf(value: unknown): boolean | null {
  const word = String(value).trim().toLowerCase();
  if (['1', 'true', 'on', 'yes'].includes(word)) return true;
  return ['0', 'false', 'off', 'no'].includes(word) ? false : null;
}

/** A number that its unit may follow: `80`, `80 GB`, `80gb`. Data may also have no limit. */
export function quantityOf(value: unknown, unit: 'GB' | 'Mbps'): number | typeof noLimit | null {
  if (typeof value !== 'string') return numberOf(value);
  const plain = value.trim().toLowerCase();
  if (unit === 'GB' && plain === noLimit) return noLimit;
  return numberOf(plain.endsWith(unit.toLowerCase()) ? plain.slice(0, -unit.length) : plain);
}

/** Months, up to ten years. */
export function monthsOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.min(mostMonths, Math.trunc(number));
}

export function textsOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(textOf).filter((item) => item !== null);
}

/** A calendar day in Sydney, from a date or a timestamp. */
export function dayOf(value: unknown): string | null {
  return sydneyDay(textOf(value) ?? '');
}

/** http(s), or a path of this site. */
export function linkOf(value: unknown): string | null {
  const text = textOf(value) ?? '';
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(text) ? text : null;
}
