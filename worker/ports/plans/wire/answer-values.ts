/** Values of a partner's answer, read with suspicion: null is what an answer did not say, or said badly. */
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';

export type Raw = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without the private-use characters that mark a visitor's slots in cached pages (client/ui/visitor-slots.ts). */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = value.replace(/[\uE000-\uE00F]/g, '').trim();
  return plain.slice(0, 2000) || null;
}

export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : null;
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** Dollars as whole cents. */
export function centsOf(value: unknown): number | null {
  const dollars = numberOf(value);
  return dollars === null ? null : Math.round(dollars * 100);
}

/** Months, up to ten years. */
export function monthsOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.min(120, Math.trunc(number));
}

export function textsOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(textOf).filter((item) => item !== null);
}

/** A day of the calendar; `0000-00-00` and its like are none. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value)?.slice(0, 10) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return new Date(time).toISOString().slice(0, 10) === text ? text : null;
}

/** http(s), or a path of this site. */
export function linkOf(value: unknown): string | null {
  const text = textOf(value) ?? '';
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(text) ? text : null;
}

/** A logo is a URL, or an object with url and altText (spec: entities). */
function logoOf(value: unknown, name: string): CardProvider['logo'] {
  const url = linkOf(isObject(value) ? value.url : value);
  if (!url) return null;
  return { url, altText: (isObject(value) && textOf(value.altText)) || name };
}

/** Null without a name. A provider without an id goes by its name. */
export function providerOf(value: unknown): CardProvider | null {
  if (!isObject(value)) return null;
  const name = textOf(value.name);
  if (!name) return null;
  const id = idOf(value.id) ?? idOf(value.providerId) ?? name;
  return { id, name, logo: logoOf(value.logo, name) };
}
