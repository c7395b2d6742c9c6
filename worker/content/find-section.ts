/** Finds the section that a posted form came from, because the page decides which fields the form has. */
import * as v from 'valibot';
import {
  type ContactFormSection,
  contactFormSchema,
} from '../../client/sections/contact-form/contact-form.schema.ts';
import {
  type LeadFormSection,
  leadFormSchema,
} from '../../client/sections/lead-form/lead-form.schema.ts';
import { defaultLeadFields, type LeadFieldType } from '../../domain/forms/lead-form-rules.ts';
import { withoutMarks } from '../../domain/forms/typed.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { AppContext } from '../context.ts';
import { Problem, problems } from '../http/errors.ts';
import type { LoadedPage } from './loader.ts';
import type { ParsedSection } from './parse-sections.ts';

type SentFields = Readonly<Record<LeadFieldType, string>>;

/** A lead form as sent: its page, its vertical and the typed text. */
type SentLeadForm = SentFields & { readonly page: string; readonly vertical: VerticalSlug };

/**
 * The page's lead form for this vertical. If the page or the form is gone, or no source answers, it is a form
 * that asks for what was sent: a lead is accepted at once, and never refused for fields that its form did not
 * have.
 * @throws Problem content_unavailable when no source answers and what was sent does not make a lead
 */
export async function findLeadForm(
  c: AppContext,
  { page, vertical, ...sent }: SentLeadForm,
): Promise<LeadFormSection> {
  const sections = await ownSectionsOf(c, page).catch((error: unknown) => {
    if (isLead(sent)) return [];
    throw error;
  });
  const all = sections.flatMap((one) => (one.type === 'lead-form' ? [one.section] : []));
  return all.find((section) => section.vertical === vertical) ?? leadFormGone(vertical, sent);
}

/** The form for showing the typed text again, for which any form is better than none. */
export function leadFormToShow(c: AppContext, input: SentLeadForm): Promise<LeadFormSection> {
  const { page: _, vertical, ...sent } = input;
  return findLeadForm(c, input).catch(() => leadFormGone(vertical, sent));
}

/** A form whose fields are unknown. If an email or mobile was sent, it is a lead, and needs nothing more. */
function leadFormGone(vertical: VerticalSlug, sent: SentFields): LeadFormSection {
  const fields = defaultLeadFields.map((field) =>
    isLead(sent) ? { ...field, required: isSent(sent[field.type]) } : field,
  );
  return v.parse(leadFormSchema, { type: 'lead-form', vertical, fields });
}

const isSent = (typed: string) => withoutMarks(typed) !== '';

function isLead({ email, mobNumber }: SentFields): boolean {
  return isSent(email) || isSent(mobNumber);
}

/**
 * The page's contact form; the default form if the page or its form is gone.
 * @throws Problem content_unavailable when no source answers
 */
export async function findContactForm(c: AppContext, path: string): Promise<ContactFormSection> {
  const [found] = (await ownSectionsOf(c, path)).flatMap((one) =>
    one.type === 'contact-form' ? [one.section] : [],
  );
  return found ?? usualContactForm();
}

/** The form for showing the typed text again, or that it was sent. */
export function contactFormToShow(c: AppContext, path: string): Promise<ContactFormSection> {
  return findContactForm(c, path).catch(usualContactForm);
}

function usualContactForm(): ContactFormSection {
  return v.parse(contactFormSchema, { type: 'contact-form' });
}

/** True where the page's own search asks for a postcode or suburb; false if no source answers. */
export async function asksPostcode(c: AppContext, path: string): Promise<boolean> {
  const { sections } = await sectionsOf(c, path).catch(() => nowhere);
  const searches = sections.flatMap((one) =>
    one.type === 'hero' ? (one.section.search ?? []) : [],
  );
  return searches[0]?.isPostcode ?? false;
}

/** Sections of the live version only: another source may have other forms under the same path. */
async function ownSectionsOf(c: AppContext, path: string): Promise<readonly ParsedSection[]> {
  const { sections, substitute } = await sectionsOf(c, path);
  return substitute ? unavailable(`Only another source has ${path}`) : sections;
}

const nowhere = { sections: [], substitute: false };

/** @returns no sections where the brand has no such page */
async function sectionsOf(
  c: AppContext,
  path: string,
): Promise<Pick<LoadedPage, 'sections' | 'substitute'>> {
  const content = c.get('content');
  const brand = c.get('brand').slug;
  const loaded = await content.site(brand);
  const found = await content.entry(brand, loaded, path).catch(unavailable);
  if (found === null) return nowhere;
  const { sections, substitute } = (await content.page(brand, loaded, path)) ?? unavailable();
  return { sections, substitute: substitute || found.substitute };
}

/** Uses the message of `storage_unavailable`, because here too nothing typed is lost. */
function unavailable(cause?: unknown): never {
  const { message } = problems.storage_unavailable;
  throw new Problem('content_unavailable', { message, cause });
}
