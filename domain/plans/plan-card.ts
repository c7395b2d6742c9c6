/** A plan as cards, rows and comparisons show it: read from an answer of the plan calls, ours or a partner's. */
import { firstDay, lastDay } from '../calendar.ts';
import type { Priced } from './plan-fields.ts';
import { estimateCents, minimumTotalCents } from './price.ts';

/** Money in whole cents; null wherever the answer did not say. */
export interface PlanCard {
  readonly id: string;
  readonly name: string;
  readonly provider: {
    readonly id: string;
    readonly name: string;
    readonly logo: { readonly url: string; readonly altText: string } | null;
  };
  readonly inclusions: readonly string[];
  readonly ongoingCents: number;
  /** `/month`, `/28 days`. */
  readonly unit: string;
  readonly offer: PlanOffer | null;
  readonly minimumTotalCents: number;
  /** What the list is ordered by. */
  readonly estimateCents: number;
  readonly contract: string | null;
  readonly contractMonths: number | null;
  readonly sponsored: boolean;
  /** `2026-11-20`. */
  readonly checkedOn: string | null;
  readonly criticalInformation: string | null;
  /** Gigabytes a month; 'unlimited' without a limit. */
  readonly data: number | 'unlimited' | null;
  /** Broadband: megabits a second between 7pm and 11pm. */
  readonly eveningMbps: number | null;
  readonly speed: number | null;
  readonly modem: string | null;
  readonly connection: string | null;
  /** From 1, in its list; with the sentence that says why. */
  readonly place: number | null;
  readonly reason: string | null;
}

/** An offer that can be taken up: its price stands in the place of the ongoing one. */
export interface PlanOffer {
  readonly title: string;
  readonly description: string | null;
  readonly priceCents: number;
  readonly months: number | null;
  /** The last day on which it can be taken up. */
  readonly until: string | null;
}

type Raw = Readonly<Record<string, unknown>>;

/** A plan of an answer, or null when it lacks what a card cannot do without (also readCosts). */
export function readPlan(raw: unknown, day: string): PlanCard | null {
  if (!isObject(raw)) return null;
  const id = idOf(raw.id);
  const name = textOf(raw.name);
  const provider = readProvider(raw.providers);
  const ongoingCents = centsOf(raw.cost);
  if (!id || !name || !provider || ongoingCents === null) return null;
  const contract = isObject(raw.contract) ? raw.contract : {};
  const offer = readOffer(raw, ongoingCents, day);
  const months = wholeOf(contract.months);
  const unit = unitOf(raw.unit);
  const costs = readCosts(raw, { ongoingCents, offer, unit, months });
  if (!costs) return null;
  return {
    id,
    name,
    provider,
    inclusions: [...new Set([...extrasOf(raw, offer), ...listOf(raw.inclusion)])],
    ongoingCents,
    unit,
    offer,
    ...costs,
    contract: textOf(contract.contract_name),
    contractMonths: months,
    sponsored: raw.sponsored === true,
    checkedOn: dayOf(raw.checked_on),
    criticalInformation: linkOf(raw.critical_information),
    data: raw.data === 'unlimited' ? 'unlimited' : numberOf(raw.data),
    eveningMbps: numberOf(raw.typical_evening_speed),
    speed: numberOf(raw.speed),
    modem: textOf(raw.modem),
    connection: textOf(raw.connection_type),
    place: numberOf(raw.place),
    reason: textOf(raw.reason),
  };
}

interface Parts {
  readonly ongoingCents: number;
  readonly offer: PlanOffer | null;
  readonly unit: string;
  /** Of the contract, when the answer says so. */
  readonly months: number | null;
}

/**
 * Minimum total and estimate: the answer's own, else worked out like ours (price.ts). An offer that
 * the date has ended is still in the answer's figures: then the higher of both counts, so that
 * nothing looks cheaper than it is. Null when no minimum can be told.
 */
function readCosts(
  raw: Raw,
  parts: Parts,
): Pick<PlanCard, 'minimumTotalCents' | 'estimateCents'> | null {
  const minimum = centsOf(raw.minimum_cost);
  if (minimum === null && parts.months === null) return null;
  const priced = pricedOf(parts);
  const own = {
    minimumTotalCents: minimumTotalCents(priced, firstDay),
    estimateCents: estimateCents(priced, firstDay),
  };
  const estimate = centsOf(raw.estimated_monthly_cost);
  const ended = statusOf(raw) && parts.offer === null;
  return {
    minimumTotalCents: ended
      ? Math.max(minimum ?? 0, own.minimumTotalCents)
      : (minimum ?? own.minimumTotalCents),
    estimateCents: ended
      ? Math.max(estimate ?? 0, own.estimateCents)
      : (estimate ?? own.estimateCents),
  };
}

/** As our own plans are priced, for one who takes up what is on. */
function pricedOf({ ongoingCents, offer, unit, months }: Parts): Priced {
  return {
    priceCents: ongoingCents,
    billing: billingOf(unit),
    onceCents: 0,
    contract: { name: '', months: months ?? 0 },
    ...(offer && {
      offer: {
        title: offer.title,
        priceCents: offer.priceCents,
        months: Math.min(12, Math.max(1, Math.trunc(offer.months ?? 1))),
        until: lastDay,
      },
    }),
  };
}

/** `/month`, `/year`, `/28 days`; anything else is read as a month. */
function billingOf(unit: string): Priced['billing'] {
  if (unit === '/year') return 365;
  const days = Number(/^\/(\d{1,3}) days$/.exec(unit)?.[1] ?? 0);
  return days >= 7 && days <= 365 ? days : 'month';
}

function statusOf(raw: Raw): boolean {
  return [1, '1', true, 'true', 'on'].some((word) => word === raw.special_offer_status);
}

/** An offer of something else than a lower price stands with the features. */
function extrasOf(raw: Raw, offer: PlanOffer | null): string[] {
  const price = centsOf(raw.special_offer_price) ?? centsOf(raw.special_offer_cost);
  const title = textOf(raw.special_offer_title);
  return statusOf(raw) && offer === null && price === null && title ? [title] : [];
}

/** The offer counts while its status is on and its last day has not passed (spec: plan-card). */
function readOffer(raw: Raw, ongoingCents: number, day: string): PlanOffer | null {
  const priceCents = centsOf(raw.special_offer_price) ?? centsOf(raw.special_offer_cost);
  const until = dayOf(raw.special_offer_until);
  if (!statusOf(raw) || priceCents === null || priceCents >= ongoingCents) return null;
  if (until !== null && until < day) return null;
  return {
    title: textOf(raw.special_offer_title) ?? textOf(raw.special_offer) ?? 'Special offer',
    description: textOf(raw.special_offer_description),
    priceCents,
    months: numberOf(raw.special_offer_months),
    until,
  };
}

/** A logo is a URL, or an object with url and altText (spec: providers). */
export function readLogo(value: unknown, name: string): PlanCard['provider']['logo'] {
  const url = linkOf(isObject(value) ? value.url : value);
  if (!url) return null;
  return { url, altText: (isObject(value) && textOf(value.altText)) || name };
}

function readProvider(value: unknown): PlanCard['provider'] | null {
  if (!isObject(value)) return null;
  const name = textOf(value.name);
  if (!name) return null;
  return { id: idOf(value.id) ?? name, name, logo: readLogo(value.logo, name) };
}

export function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of an answer, without the characters that mark slots in cached pages (client/ui/visitor-slots.ts). */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return (
    value
      .replace(/[\uE000-\uE00F]/g, '')
      .trim()
      .slice(0, 2000) || null
  );
}

export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : null;
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** Dollars of an answer as whole cents. */
function centsOf(value: unknown): number | null {
  const dollars = numberOf(value);
  return dollars === null ? null : Math.round(dollars * 100);
}

function listOf(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(textOf).filter((item) => item !== null);
}

/** A day of the calendar: `0000-00-00` and its like are none. */
function dayOf(value: unknown): string | null {
  const text = textOf(value)?.slice(0, 10) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return new Date(time).toISOString().slice(0, 10) === text ? text : null;
}

function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.min(120, Math.trunc(number));
}

/** http(s) or a path of this site; anything else is no link. */
function linkOf(value: unknown): string | null {
  const text = textOf(value) ?? '';
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(text) ? text : null;
}

function unitOf(value: unknown): string {
  const text = textOf(value) ?? '';
  return /^\/[\w ]{1,20}$/.test(text) ? text : '/month';
}
