/** The kinds of partner; a test compares this list with the `*.partner.ts` files. */
import { leadService } from './lead-service.partner.ts';
import { webhook } from './webhook.partner.ts';
import { zapier } from './zapier.partner.ts';

export const partnerKinds = [leadService, zapier, webhook] as const;

/** The `kind` of an entry in LEAD_PARTNERS. */
export type PartnerKind = (typeof partnerKinds)[number]['kind'];
