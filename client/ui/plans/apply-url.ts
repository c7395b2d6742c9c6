/** Where "Apply Now" leads: the sign-up of the vertical, with the plan and the visitor's campaign. */
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { withQuerySlot } from '../visitor-slots.ts';

export interface Apply {
  /** Origin of the brand's sign-up at this stage; empty: the brand's own basic-info routes. */
  readonly application: string;
  readonly vertical: VerticalSlug;
  /** What an editor set in the place of the sign-up (spec: plan-lists). */
  readonly redirectUrl?: string | undefined;
  readonly planId: string;
}

/** Has a slot for the visitor's parameters, the referral code among them (client/ui/visitor-slots.ts). */
export function applyUrl({ application, vertical, redirectUrl, planId }: Apply): string {
  const url = redirectUrl ?? application + verticals[vertical].basicInfoPath;
  const at = url.indexOf('#');
  const [target, fragment] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const sign = target.includes('?') ? '&' : '?';
  return withQuerySlot(`${target}${sign}plan=${encodeURIComponent(planId)}${fragment}`);
}
