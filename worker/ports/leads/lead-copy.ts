/** A copy of a lead, for details sent again from its page: same visit, attribution and address, a new key. */
import type { LeadAddressInput, LeadInput, LeadsPort } from './leads.port.ts';

/** The parts of a lead that its copy takes over. */
export interface Original {
  readonly lead: Omit<LeadInput, 'idempotencyKey'>;
  /** Null for a lead without one. */
  readonly address: Omit<LeadAddressInput, 'leadId'> | null;
  /** Null if no step has set one. */
  readonly page: string | null;
}

/** Repeats the calls that began the original. Rows that an earlier attempt wrote stay as they are. */
export async function writeCopy(
  port: Pick<LeadsPort, 'createLead' | 'saveAddress' | 'updateLead'>,
  { lead, address, page }: Original,
  idempotencyKey: string,
): Promise<{ leadId: string }> {
  const { leadId } = await port.createLead({ ...lead, idempotencyKey });
  if (address) await port.saveAddress({ ...address, leadId });
  if (page) await port.updateLead({ brand: lead.brand, leadId, page, status: 'open' });
  return { leadId };
}
