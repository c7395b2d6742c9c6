/** A lead once more, for details that come again from its page: visit, attribution and address under a key of its own. */
import type { LeadAddressInput, LeadInput, LeadsPort } from './leads.port.ts';

/** What a copy takes over. */
export interface Original {
  readonly lead: Omit<LeadInput, 'idempotencyKey'>;
  /** Null for a lead without one. */
  readonly address: Omit<LeadAddressInput, 'leadId'> | null;
  /** Null where no step has said one. */
  readonly page: string | null;
}

/** The calls that began the original. What an earlier try has written is left as it is. */
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
