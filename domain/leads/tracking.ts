/** The campaign parameters of an arrival: which are kept and how they are renamed (spec: tracking). */

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

/** `cui` under the names partners send it by (spec: tracking). */
const cuiNames = ['cui', 'clickref', 'transaction_id', 'cid'] as const;

/** Longest value kept; ad networks stay well below it (gclid about 100, fbclid about 200). */
export const maxTrackingLength = 300;

export interface Tracking extends Partial<Record<CampaignName, string>> {
  readonly rcCode?: string;
  readonly cui?: string;
}

/** Reads the kept parameters. When both rc and rcCode exist, rc's value wins (spec: tracking). */
export function readTracking(query: URLSearchParams): Tracking {
  const tracking: Record<string, string> = {};
  const rcCode = clean(query.get('rc')) ?? clean(query.get('rcCode'));
  if (rcCode) tracking.rcCode = rcCode;
  const cui = cuiNames.map((name) => clean(query.get(name))).find(Boolean);
  if (cui) tracking.cui = cui;
  for (const name of campaignNames) {
    const value = clean(query.get(name));
    if (value) tracking[name] = value;
  }
  return tracking;
}

/** The query that internal links carry, without `?`; empty when there is nothing to carry. */
export function trackingQuery(tracking: Tracking): string {
  return new URLSearchParams(tracking as Record<string, string>).toString();
}

/** The newest arrival wins as a whole: parameters of two campaigns are never mixed. */
export function mergeTracking(arrival: Tracking, remembered: Tracking): Tracking {
  return Object.keys(arrival).length > 0
    ? { ...pick(remembered, 'rcCode'), ...arrival }
    : remembered;
}

function pick(tracking: Tracking, name: 'rcCode'): Tracking {
  return tracking[name] ? { [name]: tracking[name] } : {};
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass.
const unwanted = /[\u0000-\u001f\u007f\uE000-\uE00F]/g;

/** Half a character left over by the cut would be read back as another one. */
const halfCharacter = /[\uD800-\uDBFF]$/;

function clean(value: string | null): string | undefined {
  const kept = value?.replace(unwanted, '').trim().slice(0, maxTrackingLength);
  return kept?.replace(halfCharacter, '').trimEnd() || undefined;
}
