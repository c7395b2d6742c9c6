/** The leads port: storage of visits and leads under random ids (spec: entities, graphql). */
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';

export interface VisitInput {
  /** Same key, same visit: a retry creates nothing new. */
  readonly idempotencyKey: string;
  readonly brand: string;
  readonly host: string;
  readonly affiliateId: string;
  readonly rcCode: string | null;
  /** The kept campaign parameters, rcCode included, by name (spec: tracking). */
  readonly tracking: Readonly<Record<string, string>>;
  /** `1280x800`, or null without script. */
  readonly screenResolution: string | null;
  readonly addressLine: string;
  /** 1 (spec: constants). */
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
  /** The same as on its visit: attribution is identical everywhere (spec: tracking). */
  readonly tracking: Readonly<Record<string, string>>;
  /** The plans that go to a sign-up elsewhere; our own sign-up keeps its plans with the details. */
  readonly plans: readonly ChosenPlan[];
}

/** The address saved on a lead (spec: entities). */
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

interface LeadCopyInput {
  readonly idempotencyKey: string;
  readonly brand: string;
  /** The original's. */
  readonly leadId: string;
}

interface LeadUpdate {
  readonly brand: string;
  readonly leadId: string;
  readonly page: string;
  readonly status: 'open';
}

export interface LeadSummary {
  readonly leadId: string;
  readonly visitId: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly addressLine: string;
}

/**
 * Every method resolves only once the row is written; otherwise, or after a timeout, it rejects with
 * Problem storage_unavailable.
 */
export interface LeadsPort {
  createVisit(input: VisitInput): Promise<{ visitId: string }>;
  createLead(input: LeadInput): Promise<{ leadId: string }>;
  saveAddress(input: LeadAddressInput): Promise<{ addressId: string }>;
  updateLead(input: LeadUpdate): Promise<void>;
  /**
   * Another lead with the visit, address and attribution of an earlier one. It is written even if a partner
   * fails to take it, since a visitor's details wait for it. null: the brand has no such lead.
   */
  copyLead(input: LeadCopyInput): Promise<{ leadId: string } | null>;
  /**
   * null: no lead of this brand has that id and visit.
   * @param deadlineMs by default, as long as a page waits
   */
  findLead(
    brand: string,
    leadId: string,
    visitId: string,
    deadlineMs?: number,
  ): Promise<LeadSummary | null>;
}
