/** Where a visitor signs up: for a plan ("Apply Now") or for a vertical. */
import type { Brand } from '../../../domain/brand.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { withQuerySlot } from '../visitor-slots.ts';

export interface Apply {
  /** Origin of the brand's sign-up at this stage; empty for its own basic-info routes. */
  readonly application: string;
  readonly vertical: VerticalSlug;
  /** The editor's own target, instead of the sign-up (spec: plan-lists). */
  readonly redirectUrl?: string | undefined;
  readonly planId: string;
  /** What its price is for, as a query: our own basic-info routes alone are told. */
  readonly answers?: string;
}

/** The sign-up with the plan, and a slot for the visitor's parameters (client/ui/visitor-slots.ts). */
export function applyUrl({
  application,
  vertical,
  redirectUrl,
  planId,
  answers = '',
}: Apply): string {
  const said = application === '' && answers !== '' ? `?${answers}` : '';
  const url = redirectUrl ?? application + verticals[vertical].basicInfoPath + said;
  const at = url.indexOf('#');
  const [target, fragment] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const sign = target.includes('?') ? '&' : '?';
  return withQuerySlot(`${target}${sign}plan=${encodeURIComponent(planId)}${fragment}`);
}

/**
 * The vertical's basic-info page, for a `Link`: that adds the visitor's slot to our own paths, and a URL of
 * the sign-up has it already. Undefined for a vertical that the brand does not carry.
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
