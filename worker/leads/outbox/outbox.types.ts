/** Types of an accepted form and of what its sender is told (docs/decisions/007-outbox.md). */
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import type { Tracking } from '../../../domain/leads/tracking.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';

/** Why a form looks as if no person filled it in. It is delivered anyway. */
export type Suspicion = 'honeypot' | 'quick' | 'unverified';

/** What the sender was shown and what they ticked; kept as JSON on the lead. */
export interface ConsentEvidence {
  /** Version of the wording the form showed; empty when the form did not say. */
  readonly version: string;
  readonly brand: string;
  readonly page: string;
  readonly at: string;
  readonly marketing: boolean;
  /** The wording itself, when its version is still in force; otherwise the version names it. */
  readonly notice: string | null;
  readonly recipients: string | null;
  readonly marketingWords: string | null;
}

/** The details of a lead that was begun before. */
export interface AcceptLead {
  /** The form's own id: the idempotency key all the way to the partner. */
  readonly submissionId: string;
  readonly brand: string;
  readonly leadId: string;
  readonly vertical: VerticalSlug;
  /** The products to deliver: one, or those of a bundle. */
  readonly verticals: readonly VerticalSlug[];
  /** Empty when the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  /** Ten digits starting 04, normalised; or empty. */
  readonly mobile: string;
  readonly page: string;
  /** Part of the content that tells a repeat from another lead. */
  readonly addressLine: string;
  /** What the details are left for: one plan for each product at most. */
  readonly plans: readonly ChosenPlan[];
  /** Ids of the plans that the form names, whatever the catalogue says of them. */
  readonly named: readonly string[];
  /** The campaign that the form came with. */
  readonly tracking: Tracking;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

/** What tells a repeat of a form from another one. */
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
  /** Its sender took it back. */
  readonly withdrawn: boolean;
  /** Closed before anything was delivered, since its sender is not to be passed on. */
  readonly suppressed: boolean;
  /** Name, contact, address and plans are gone. */
  readonly erased: boolean;
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
  /** True for a test lead, which nobody counts. */
  readonly test: boolean;
  /** Of a form: its sender had sent one just before with other details, and those stand. */
  readonly otherDetails: boolean;
}

export interface MessageReceipt {
  readonly reference: string;
  /** Path of the page with the form. */
  readonly page: string;
  readonly acceptedAt: string;
}

/** Every method resolves once its rows are written, and otherwise rejects with Problem storage_unavailable. */
export interface Outbox {
  /**
   * The same id and content get the same receipt again; so does the same person (same email and
   * same mobile) within 300 s.
   * @throws Problem unknown_lead, already_sent (same id, other content), details_withdrawn
   */
  acceptLead(input: AcceptLead): Promise<Receipt>;
  /**
   * The receipt of this very form, if it was accepted before: its answer may have been lost.
   * @throws Problem details_withdrawn
   */
  findAccepted(content: LeadContent): Promise<Receipt | null>;
  /** @throws Problem already_sent */
  acceptMessage(input: AcceptMessage): Promise<MessageReceipt>;
  findReceipt(brand: string, reference: string): Promise<Receipt | null>;
  findMessage(brand: string, reference: string): Promise<MessageReceipt | null>;
  /** Cancels what is still to be sent. null: the brand has no such reference. */
  withdraw(brand: string, reference: string): Promise<Withdrawal | null>;
}

export interface Withdrawal {
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
}
