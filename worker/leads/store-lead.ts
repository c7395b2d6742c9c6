/** Writes a lead of the capture form: visit, lead, address when there is one, then who it is. */
import type { LeadValues } from '../../content/model/forms/lead-form.ts';
import type { LeadsPort, Receipt } from '../ports/leads/leads.port.ts';
import { type Registration, register } from './register.ts';

export interface CapturedLead extends Omit<Registration, 'bundle'> {
  readonly values: LeadValues;
  readonly marketing: boolean;
  readonly consentVersion: string;
}

/**
 * Resolves only after everything is written; the same form again gives the same receipt. null: the
 * lead that was just written is not there.
 */
export async function storeLead(leads: LeadsPort, input: CapturedLead): Promise<Receipt | null> {
  const { values, marketing, consentVersion, ...rest } = input;
  const { leadId, visitId } = await register(leads, { ...rest, bundle: false });
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
