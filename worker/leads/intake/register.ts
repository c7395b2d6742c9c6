/** The calls behind a hero submit: visit, lead, address and, for solar, the update (spec: hero-submit). */
import type { Brand } from '../../../domain/brand.ts';
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import type { Tracking } from '../../../domain/leads/tracking.ts';
import { verticals as allVerticals, type VerticalSlug } from '../../../domain/vertical.ts';
import { reasonOf } from '../../http/errors.ts';
import { logLine } from '../../http/log.ts';
import type { LeadsPort } from '../../ports/leads/leads.port.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ChosenAddress } from './chosen-address.ts';

export interface Registration {
  readonly brand: Brand;
  readonly host: string;
  /** The form's own id; with the content's fingerprint it is the idempotency key. */
  readonly submissionId: string;
  readonly page: string;
  /** One vertical, or all those chosen for a bundle. */
  readonly verticals: readonly VerticalSlug[];
  readonly bundle: boolean;
  /** null when the form does not ask for an address. */
  readonly address: ChosenAddress | null;
  readonly tracking: Tracking;
  readonly screenResolution: string | null;
  /** The chosen plans that lead to a sign-up elsewhere. */
  readonly plans: readonly ChosenPlan[];
}

export interface Registered {
  readonly visitId: string;
  readonly leadId: string;
  /** Empty without an address. */
  readonly addressId: string;
  readonly vertical: VerticalSlug;
}

/**
 * Writes visit, lead and address in this order, each once per submission: a retry after a failure
 * half-way continues where that stopped.
 */
export async function register(leads: LeadsPort, input: Registration): Promise<Registered> {
  const idempotencyKey = await submissionKey(input);
  const rcCode = input.tracking.rcCode ?? null;
  const vertical = input.bundle ? 'bundle' : (input.verticals[0] ?? 'bundle');
  const { visitId } = await leads.createVisit({
    idempotencyKey,
    brand: input.brand.slug,
    host: input.host,
    affiliateId: input.brand.affiliate.id,
    rcCode,
    tracking: input.tracking,
    screenResolution: input.screenResolution,
    addressLine: input.address?.addressLine ?? '',
    sourceType: 1,
    page: input.page,
  });
  const { leadId } = await leads.createLead({
    idempotencyKey,
    brand: input.brand.slug,
    visitId,
    vertical,
    verticals: input.verticals,
    rcCode,
    tracking: input.tracking,
    plans: input.plans,
  });
  const { addressId } = input.address
    ? await leads.saveAddress({ ...input.address, leadId })
    : { addressId: '' };
  if (vertical === 'solar') {
    const page = allVerticals.solar.basicInfoPath.slice(1);
    // The lead is already open, so a failure here is only logged (spec: errors).
    await leads
      .updateLead({ brand: input.brand.slug, leadId, page, status: 'open' })
      .catch((error: unknown) => {
        logLine({ event: 'solar_update_failed', brand: input.brand.slug, reason: reasonOf(error) });
      });
  }
  return { visitId, leadId, addressId, vertical };
}

/**
 * The same form with the same content is one lead (double click, refresh, retry). A visitor who goes
 * back and chooses another address has sent something else, so the key includes the content.
 */
function submissionKey(input: Registration): Promise<string> {
  const { brand, submissionId, bundle, verticals, address } = input;
  const line = address?.addressLine.toUpperCase() ?? '';
  return fingerprint([brand.slug, submissionId, bundle, [...verticals].sort(), line]);
}
