/** Writes a lead of the capture form: visit, lead, address when there is one, then who it is. */
import type { LeadValues } from '../../content/model/forms/lead-form.ts';
import type { LeadsPort, Receipt } from '../ports/leads/leads.port.ts';
import { fingerprint } from './fingerprint.ts';
import { type ChosenAddress, type Registration, register } from './register.ts';

export interface CapturedLead extends Omit<Registration, 'address' | 'bundle'> {
  readonly address: ChosenAddress | null;
  readonly values: LeadValues;
  readonly marketing: boolean;
  readonly consentVersion: string;
}

/**
 * Resolves only after everything is written; the same form again gives the same receipt. null: the
 * lead that was just written is not there.
 */
export async function storeLead(leads: LeadsPort, input: CapturedLead): Promise<Receipt | null> {
  const { address, values, marketing, consentVersion, ...rest } = input;
  const { leadId, visitId } = address
    ? await register(leads, { ...rest, address, bundle: false })
    : await registerWithoutAddress(leads, rest);
  const { name, email, mobNumber: mobile } = values;
  const { brand, page } = input;
  return leads.completeLead({
    brand: brand.slug,
    leadId,
    visitId,
    name,
    email,
    mobile,
    marketing,
    consentVersion,
    page,
  });
}

/** A form that does not ask for an address has none to save; the rest is as in register. */
async function registerWithoutAddress(
  leads: LeadsPort,
  input: Omit<Registration, 'address' | 'bundle'>,
): Promise<{ leadId: string; visitId: string }> {
  const { brand, submissionId, verticals, tracking } = input;
  const idempotencyKey = await fingerprint([brand.slug, 'lead-form', submissionId, ...verticals]);
  const rcCode = tracking.rcCode ?? null;
  const vertical = verticals[0] ?? 'bundle';
  const { visitId } = await leads.createVisit({
    idempotencyKey,
    brand: brand.slug,
    host: input.host,
    affiliateId: brand.affiliate.id,
    rcCode,
    tracking: tracking as Record<string, string>,
    screenResolution: input.screenResolution,
    addressLine: '',
    sourceType: 1,
    page: input.page,
  });
  const { leadId } = await leads.createLead({
    idempotencyKey,
    brand: brand.slug,
    visitId,
    vertical,
    verticals,
    rcCode,
  });
  return { leadId, visitId };
}
