/** Types of an accepted form and of its sender's receipt (docs/decisions/007-outbox.md). */
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import type { Tracking } from '../../../domain/leads/tracking.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';

/** The marks of a form that may not come from a person. It is delivered anyway. */
export type Suspicion = 'honeypot' | 'quick' | 'unverified';

/** The wording the sender was shown and what they ticked; kept as JSON on the lead. */
export interface ConsentEvidence {
  /** The version of the wording that the form showed; empty when the form did not send one. */
  readonly version: string;
  readonly brand: string;
  readonly page: string;
  readonly at: string;
  readonly marketing: boolean;
  /** The wording itself if its version is still in force; otherwise null, and the version identifies it. */
  readonly notice: string | null;
  readonly recipients: string | null;
  readonly marketingWords: string | null;
}

/** The details that complete a lead already begun. */
export interface AcceptLead {
  /** The form's own id: the idempotency key all the way to the partner. */
  readonly submissionId: string;
  readonly brand: string;
  readonly leadId: string;
  readonly vertical: VerticalSlug;
  /** The products to deliver: one, or those of a bundle. */
  readonly verticals: readonly VerticalSlug[];
  /** Empty when the form does not ask for a name. */
  readonly name: string;
  readonly email: string;
  /** Ten digits starting 04, normalised; or empty. */
  readonly mobile: string;
  readonly page: string;
  /** Part of the content that distinguishes a repeat from a new lead. */
  readonly addressLine: string;
  /** The plans the details are left for, at most one per product. */
  readonly plans: readonly ChosenPlan[];
  /** The ids of the plans that the form names, whether or not the catalogue has them. */
  readonly named: readonly string[];
  /** The campaign parameters sent with the form. */
  readonly tracking: Tracking;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

/** The content that distinguishes a repeat of a form from another form. */
export type LeadContent = Omit<AcceptLead, 'page' | 'tracking' | 'consent' | 'suspect'> & {
  readonly marketing: boolean;
};

export interface AcceptMessage {
  readonly submissionId: string;
  readonly brand: string;
  readonly host: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly message: string;
  readonly page: string;
  readonly tracking: Tracking;
  /** The browser's user agent (spec: contact-form); null when it sent none. */
  readonly userAgent: string | null;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

export interface Receipt {
  readonly reference: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly plans: readonly ChosenPlan[];
  readonly acceptedAt: string;
  /** Who gets the details, as the form said; null where its wording was no longer in force. */
  readonly recipients: string | null;
  /** True when its sender withdrew it. */
  readonly withdrawn: boolean;
  /** True when it was closed undelivered because its sender is on the suppression list. */
  readonly suppressed: boolean;
  /** True when name, contact details, address and plans are gone. */
  readonly erased: boolean;
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
  /** True for a test lead, which is never counted. */
  readonly test: boolean;
  /** True when the form repeats one its sender sent just before with other details, which remain in force. */
  readonly otherDetails: boolean;
}

export interface MessageReceipt {
  readonly reference: string;
  /** The path of the page with the form. */
  readonly page: string;
  readonly acceptedAt: string;
}

/** Every method resolves once its rows are written, or rejects with Problem storage_unavailable. */
export interface Outbox {
  /**
   * The same id and content get the same receipt again; so does the same person (same email and
   * mobile) within 300 s.
   * @throws Problem unknown_lead, already_sent (same id, other content), details_withdrawn
   */
  acceptLead(input: AcceptLead): Promise<Receipt>;
  /**
   * The receipt of this same form if it was already accepted, because the answer may have been lost.
   * @throws Problem details_withdrawn
   */
  findAccepted(content: LeadContent): Promise<Receipt | null>;
  /** @throws Problem already_sent */
  acceptMessage(input: AcceptMessage): Promise<MessageReceipt>;
  findReceipt(brand: string, reference: string): Promise<Receipt | null>;
  findMessage(brand: string, reference: string): Promise<MessageReceipt | null>;
  /** Cancels unsent deliveries. null: the brand has no such reference. */
  withdraw(brand: string, reference: string): Promise<Withdrawal | null>;
}

export interface Withdrawal {
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
}
