/** Where a visitor goes on with one product: the vertical's page of the brand's sign-up. */
import type { Brand } from '../../../domain/brand.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { withQuerySlot } from '../visitor-slots.ts';

/**
 * The basic-info route of the vertical, for a `Link`, which gives our own paths the visitor's
 * referral code and campaign parameters; elsewhere they are in it already. Undefined for a vertical
 * that the brand does not carry: it has no such page.
 *
 * @param application origin of the sign-up; empty or missing: the brand's own routes (spec: brands)
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
