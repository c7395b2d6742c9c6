/** The campaign parameters of an arrival: those kept, and their names (spec: tracking). */

/** Names kept from a URL (spec: tracking); `rc` and `rcCode` become one referral code. */
const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_rm',
  'utm_rm_source',
  'utm_rm_date',
  'gclid',
  'fbclid',
  'msclkid',
] as const;
type CampaignName = (typeof campaignNames)[number];

/** The names under which partners send `cui` (spec: tracking). */
const cuiNames = ['cui', 'clickref', 'transaction_id', 'cid'] as const;

/** Longest value kept; ad networks stay well below it (gclid about 100, fbclid about 200). */
export const maxTrackingLength = 300;

/** A type rather than an interface, so that it is assignable to a record of strings. */
export type Tracking = Readonly<Partial<Record<CampaignName | 'rcCode' | 'cui', string>>>;

/** The referral code of a query's first values. When both rc and rcCode exist, rc's value wins (spec: tracking). */
export function readReferralCode(query: {
  get(name: 'rc' | 'rcCode'): string | null | undefined;
}): string | undefined {
  return clean(query.get('rc')) ?? clean(query.get('rcCode'));
}

/** Reads the kept parameters. */
export function readTracking(query: URLSearchParams): Tracking {
  // Each access to URLSearchParams leaves JavaScript, so it is read once.
  const first = new Map<string, string>();
  for (const [name, value] of query) if (!first.has(name)) first.set(name, value);
  const tracking: Record<string, string> = {};
  const rcCode = readReferralCode(first);
  if (rcCode) tracking.rcCode = rcCode;
  const cui = cuiNames.map((name) => clean(first.get(name))).find(Boolean);
  if (cui) tracking.cui = cui;
  for (const name of campaignNames) {
    const value = clean(first.get(name));
    if (value) tracking[name] = value;
  }
  return tracking;
}

const ownNames = new Set<string>(['rc', 'rcCode', ...cuiNames, ...campaignNames]);

/** The query without campaign parameters, for a link that gets the visitor's. */
export function withoutTracking(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !ownNames.has(name)));
}

/**
 * Longest query. Browsers drop a cookie over 4096 bytes (RFC 6265 §6.1), and the referral code with it; a URL over
 * 8 kB is refused (spec: limits), and every link on a page contains the query.
 */
const maxQueryLength = 4000;

const queries = new WeakMap<Tracking, string>();

/** The query for internal links and the cookie, without `?`; empty where there are no parameters. */
export function trackingQuery(tracking: Tracking): string {
  const query = queries.get(tracking) ?? fitting(tracking);
  queries.set(tracking, query);
  return query;
}

/** The parameters that fit, in order, the referral code first. */
function fitting(tracking: Tracking): string {
  const all = new URLSearchParams(tracking).toString();
  if (all.length <= maxQueryLength) return all;
  let query = '';
  for (const pair of all.split('&')) {
    const longer = query === '' ? pair : `${query}&${pair}`;
    if (longer.length <= maxQueryLength) query = longer;
  }
  return query;
}

/** The newest arrival replaces the remembered parameters as a whole; only a referral code stays if it brings none. */
export function mergeTracking(arrival: Tracking, remembered: Tracking): Tracking {
  if (Object.keys(arrival).length === 0) return remembered;
  const { rcCode } = remembered;
  return arrival.rcCode || !rcCode ? arrival : { rcCode, ...arrival };
}

/** Control characters, the invisible ones of copied links, and the slot marks of cached pages. */
const unwanted = /[\p{Cc}\p{Cf}\uE000-\uE00F]/gu;

/** Half a surrogate pair left by the cut would be read back as another character. */
const halfCharacter = /[\uD800-\uDBFF]$/;

function clean(value: string | null | undefined): string | undefined {
  const kept = value?.replace(unwanted, '').trim().slice(0, maxTrackingLength);
  return kept?.replace(halfCharacter, '').trimEnd() || undefined;
}
