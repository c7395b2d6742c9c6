/** What the site needs of whoever keeps visits and leads (spec §3, §7). Ids are random. */
import type { VerticalSlug } from '../../../content/model/vertical.ts';

export interface VisitInput {
  /** Same key, same visit: a retry creates nothing new. */
  readonly idempotencyKey: string;
  readonly brand: string;
  readonly host: string;
  readonly affiliateId: string;
  readonly rcCode: string | null;
  /** The kept campaign parameters, rcCode included, by name (spec §3). */
  readonly tracking: Readonly<Record<string, string>>;
  /** `1280x800`, or null without script. */
  readonly screenResolution: string | null;
  readonly addressLine: string;
  /** 1 (spec §9). */
  readonly sourceType: 1;
  /** Path of the page the visit began on. */
  readonly page: string;
}

export interface LeadInput {
  readonly idempotencyKey: string;
  readonly brand: string;
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  /** The chosen products; one for a single vertical, at least the minimum for a bundle. */
  readonly verticals: readonly VerticalSlug[];
  readonly rcCode: string | null;
}

/** Spec §3 "Address saved on a lead". */
export interface LeadAddressInput {
  readonly leadId: string;
  readonly addressLine: string;
  readonly addressSiteId: string | null;
  readonly locality: string;
  readonly postcode: string;
  readonly state: string;
  readonly streetName: string | null;
  readonly streetNumber1: string | null;
  readonly unitType: string | null;
  readonly unitNumber: string | null;
  readonly lotNumber: string | null;
  readonly stayedMonth: number | null;
  readonly stayedYear: number | null;
  readonly type: 'current';
  /** The full national address record, when one was chosen. */
  readonly record: Readonly<Record<string, unknown>> | null;
}

export interface LeadUpdate {
  readonly brand: string;
  readonly leadId: string;
  readonly page: string;
  readonly status: 'open';
}

export interface LeadDetails {
  readonly brand: string;
  readonly leadId: string;
  readonly visitId: string;
  readonly name: string;
  readonly email: string;
  /** Ten digits starting 04, normalised. */
  readonly mobile: string;
  readonly marketing: boolean;
  readonly consentVersion: string;
  readonly page: string;
}

export interface LeadSummary {
  readonly leadId: string;
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly addressLine: string;
}

export interface Receipt {
  readonly reference: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly acceptedAt: string;
}

/** A message of the contact form. */
export interface MessageInput {
  /** Same key, same message: a retry creates nothing new. */
  readonly idempotencyKey: string;
  readonly brand: string;
  readonly host: string;
  readonly name: string;
  readonly email: string;
  /** Ten digits starting 04, or null. */
  readonly mobile: string | null;
  readonly message: string;
  readonly page: string;
  readonly tracking: Readonly<Record<string, string>>;
  /** As the browser named itself (spec §7); null when it did not. */
  readonly userAgent: string | null;
}

export interface MessageReceipt {
  readonly reference: string;
  /** Path of the page with the form. */
  readonly page: string;
  readonly acceptedAt: string;
}

/** Every method resolves only after the row is written, and rejects with Problem storage_unavailable otherwise. */
export interface LeadsPort {
  createVisit(input: VisitInput): Promise<{ visitId: string }>;
  createLead(input: LeadInput): Promise<{ leadId: string }>;
  saveAddress(input: LeadAddressInput): Promise<{ addressId: string }>;
  updateLead(input: LeadUpdate): Promise<void>;
  /** null: no lead of this brand has that id and visit. */
  findLead(brand: string, leadId: string, visitId: string): Promise<LeadSummary | null>;
  /** Adds the visitor's details; the same details again give the same reference. null: unknown lead. */
  completeLead(input: LeadDetails): Promise<Receipt | null>;
  findReceipt(brand: string, reference: string): Promise<Receipt | null>;
  saveMessage(input: MessageInput): Promise<MessageReceipt>;
  findMessage(brand: string, reference: string): Promise<MessageReceipt | null>;
}
