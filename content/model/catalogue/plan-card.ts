/** A plan as cards, rows and comparisons show it: read from an answer of the plan calls, ours or a partner's. */

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

/** A plan of an answer, or null when it lacks what a card cannot do without: id, name, cost, provider. */
export function readPlan(raw: unknown, day: string): PlanCard | null {
  if (!isObject(raw)) return null;
  const id = idOf(raw.id);
  const name = textOf(raw.name);
  const provider = readProvider(raw.providers);
  const ongoingCents = centsOf(raw.cost);
  if (!id || !name || !provider || ongoingCents === null) return null;
  const contract = isObject(raw.contract) ? raw.contract : {};
  const offer = readOffer(raw, ongoingCents, day);
  const months = numberOf(contract.months);
  const unit = unitOf(raw.unit);
  const minimum = centsOf(raw.minimum_cost);
  return {
    id,
    name,
    provider,
    inclusions: listOf(raw.inclusion),
    ongoingCents,
    unit,
    offer,
    // The first period is paid in any case.
    minimumTotalCents: minimum ?? offer?.priceCents ?? ongoingCents,
    estimateCents: centsOf(raw.estimated_monthly_cost) ?? estimate(ongoingCents, offer),
    contract: textOf(contract.contract_name),
    contractMonths: months,
    sponsored: raw.sponsored === true,
    checkedOn: dayOf(raw.checked_on),
    criticalInformation: linkOf(raw.critical_information),
    data: raw.data === null ? 'unlimited' : numberOf(raw.data),
    eveningMbps: numberOf(raw.typical_evening_speed),
    speed: numberOf(raw.speed),
    modem: textOf(raw.modem),
    connection: textOf(raw.connection_type),
    place: numberOf(raw.place),
    reason: textOf(raw.reason),
  };
}

/** Of a partner that gives no estimate: twelve months, billed by the month, nothing paid at the start. */
function estimate(ongoingCents: number, offer: PlanOffer | null): number {
  if (!offer) return ongoingCents;
  const months = Math.min(12, offer.months ?? 1);
  return Math.floor((offer.priceCents * months + ongoingCents * (12 - months)) / 12 + 0.5);
}

/** The offer counts while its status is on and its last day has not passed (spec §9, decisions). */
function readOffer(raw: Raw, ongoingCents: number, day: string): PlanOffer | null {
  const on = [1, '1', true, 'true', 'on'].some((word) => word === raw.special_offer_status);
  const priceCents = centsOf(raw.special_offer_price) ?? centsOf(raw.special_offer_cost);
  const until = dayOf(raw.special_offer_until);
  if (!on || priceCents === null || priceCents >= ongoingCents) return null;
  if (until !== null && until < day) return null;
  return {
    title: textOf(raw.special_offer_title) ?? textOf(raw.special_offer) ?? 'Special offer',
    description: textOf(raw.special_offer_description),
    priceCents,
    months: numberOf(raw.special_offer_months),
    until,
  };
}

/** A logo is a URL, or an object with url and altText (spec §3). */
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

/** Text of an answer, without the characters that mark slots in cached pages (client/ui/slots.ts). */
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

function dayOf(value: unknown): string | null {
  const text = textOf(value)?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
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
