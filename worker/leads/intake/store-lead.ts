/** Writes a lead of the capture form: visit, lead, address when there is one, then who it is. */
import type { LeadValues } from '../../../domain/forms/lead-form.ts';
import type { LeadsPort } from '../../ports/leads/leads.port.ts';
import type { ConsentEvidence, Outbox, Receipt, Suspicion } from '../outbox/outbox.types.ts';
import { type Registration, register } from './register.ts';

export interface CapturedLead extends Omit<Registration, 'bundle'> {
  readonly values: LeadValues;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

/**
 * Resolves only after everything is written; the same form again gives the same receipt.
 * @throws Problem already_sent
 */
export async function storeLead(
  leads: LeadsPort,
  outbox: Outbox,
  input: CapturedLead,
): Promise<Receipt> {
  const { values, consent, suspect, ...rest } = input;
  const { leadId, visitId, vertical } = await register(leads, { ...rest, bundle: false });
  const { name, email, mobNumber: mobile } = values;
  return outbox.acceptLead({
    ...{ submissionId: input.submissionId, brand: input.brand.slug, leadId, visitId, vertical },
    ...{ verticals: input.verticals, name, email, mobile, page: input.page },
    addressLine: input.address?.addressLine ?? '',
    consent,
    suspect,
  });
}
