/** What an accepted form is, and what its sender is told (spec: delivery, personal-data). */
import type { VerticalSlug } from '../../../domain/vertical.ts';

/** Why a form looks as if no person had filled it; it is delivered all the same. */
export type Suspicion = 'honeypot' | 'quick' | 'unverified';

/** What the sender was shown and what was ticked. Kept as JSON beside the lead. */
export interface ConsentEvidence {
  /** Of the wording that the form showed; empty when it did not say. */
  readonly version: string;
  readonly brand: string;
  readonly page: string;
  readonly at: string;
  readonly marketing: boolean;
  /** The words themselves, when the version is the one in force; otherwise the version names them. */
  readonly notice: string | null;
  readonly recipients: string | null;
  readonly marketingWords: string | null;
}

/** Details for a lead that exists. */
export interface AcceptLead {
  /** The form's own id: the idempotency key to the end. */
  readonly submissionId: string;
  readonly brand: string;
  readonly leadId: string;
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  /** The products to deliver: one, or those of a bundle. */
  readonly verticals: readonly VerticalSlug[];
  /** Empty where the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  /** Ten digits starting 04, normalised; or empty. */
  readonly mobile: string;
  readonly page: string;
  /** What else was typed, for telling a repeat from another lead: the address line. */
  readonly addressLine: string;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

export interface AcceptMessage {
  readonly submissionId: string;
  readonly brand: string;
  readonly host: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly message: string;
  readonly page: string;
  readonly tracking: Readonly<Record<string, string>>;
  /** As the browser named itself (spec: contact-form); null when it did not. */
  readonly userAgent: string | null;
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

export interface Receipt {
  readonly reference: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly acceptedAt: string;
  readonly withdrawn: boolean;
  /** A partner has, or may have, the details already. */
  readonly passedOn: boolean;
}

export interface MessageReceipt {
  readonly reference: string;
  /** Path of the page with the form. */
  readonly page: string;
  readonly acceptedAt: string;
}

/** Every method resolves after the rows are written, and rejects with Problem storage_unavailable otherwise. */
export interface Outbox {
  /**
   * The same id and content give the same receipt again; so does the same person within the window.
   * @throws Problem unknown_lead, already_sent (same id, other content)
   */
  acceptLead(input: AcceptLead): Promise<Receipt>;
  /** @throws Problem already_sent */
  acceptMessage(input: AcceptMessage): Promise<MessageReceipt>;
  findReceipt(brand: string, reference: string): Promise<Receipt | null>;
  findMessage(brand: string, reference: string): Promise<MessageReceipt | null>;
  /** Cancels what is still to be sent. null: nobody's reference. */
  withdraw(brand: string, reference: string): Promise<Withdrawal | null>;
}

export interface Withdrawal {
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
}
