/** Links to the sign-up: for a plan ("Apply Now") or for a vertical. */
import type { Brand } from '../../../domain/brand.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { withQuerySlot } from '../visitor-slots.ts';

export interface Apply {
  readonly vertical: VerticalSlug;
  /** The editor's own target, instead of our basic-info page (spec: plan-lists). */
  readonly redirectUrl?: string | undefined;
  readonly planId: string;
  /** The answers its price is for, as a query. */
  readonly answers?: string;
}

/**
 * Our own basic-info page with the plan, and a slot for the visitor's parameters (client/ui/visitor-slots.ts).
 * Brands whose sign-up is elsewhere use it too: its address form creates the visit and the lead, which
 * keeps the plan, and then sends the visitor on (decision 006).
 */
export function applyUrl({ vertical, redirectUrl, planId, answers = '' }: Apply): string {
  const ours = verticals[vertical].basicInfoPath + (answers && `?${answers}`);
  const url = redirectUrl ?? ours;
  const at = url.indexOf('#');
  const [target, fragment] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const sign = target.includes('?') ? '&' : '?';
  return withQuerySlot(`${target}${sign}plan=${encodeURIComponent(planId)}${fragment}`);
}

/**
 * The vertical's sign-up page, for the link on a provider's logo (spec: providers). `Link` adds the
 * visitor's slot to our own paths; the URL of a sign-up elsewhere already has it. Undefined for a
 * vertical that the brand does not have.
 *
 * @param application origin of the sign-up; empty or missing for the brand's own routes
 */
export function signUpHref(
  brand: Brand,
  application: string | undefined,
  vertical: VerticalSlug,
): string | undefined {
  if (!brand.verticals.includes(vertical)) return undefined;
  const path = verticals[vertical].basicInfoPath;
  return application ? withQuerySlot(new URL(path, application).href) : path;
}
