/**
 * Slots: single private-use characters in cached HTML that mark where a visitor's own part goes.
 * The page cache splits the HTML at them once and joins it per request (worker/render/link-slots.ts).
 */

/** Where `?` + the visitor's campaign parameters go, on a link without a query. */
export const querySlot = '\uE000';
/** Where `&` + the visitor's campaign parameters go, on a link with a query. */
export const moreQuerySlot = '\uE001';
/** Where a new form id goes, also in an island's props: idempotency key and time of opening (spec: delivery). */
export const idSlot = '\uE002';
/** Where `?rc=…` goes, on a frame's URL without a query; filled with nothing if there is no referral code. */
export const rcSlot = '\uE003';
/** Where `&rc=…` goes, on a frame's URL with a query. */
export const moreRcSlot = '\uE004';
/** Where the visitor's campaign parameters go as hidden fields, because a GET form drops its action's query. */
export const fieldsSlot = '\uE005';

const internal = /^\/(?![/\\])/;
const undecorated = /^\/(?:blogs(?:[/?#]|$)|assets\/|media\/)/;

/**
 * Puts the query slot into a link of this site. Links elsewhere, anchors, files and everything
 * under /blogs stay as they are (spec: link-decoration).
 */
export function slotted(href: string): string {
  if (!internal.test(href) || undecorated.test(href)) return href;
  return typeof document === 'undefined' ? withQuerySlot(href) : filled(href);
}

/** Slots are filled only by the server, so the browser takes the campaign from the home link on every page. */
function filled(href: string): string {
  const home = document.querySelector<HTMLAnchorElement>('.site-bar > a');
  const campaign = home?.search.slice(1) ?? '';
  return campaign === '' ? href : withSlot(href, `?${campaign}`, `&${campaign}`);
}

/** Puts the visitor's campaign parameters into any URL, before its fragment. */
export function withQuerySlot(url: string): string {
  return withSlot(url, querySlot, moreQuerySlot);
}

/** Puts the visitor's referral code into any URL as `rc`, before its fragment. */
export function withRcSlot(url: string): string {
  return withSlot(url, rcSlot, moreRcSlot);
}

function withSlot(url: string, first: string, more: string): string {
  const [target = ''] = url.split('#', 1);
  const slot = target.includes('?') ? more : first;
  return target + slot + url.slice(target.length);
}
