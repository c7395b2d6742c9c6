/** Finds the section of a posted form again, because the page decides what the form asks for. */
import * as v from 'valibot';
import {
  type ContactFormSection,
  contactFormSchema,
} from '../../client/sections/contact-form/contact-form.schema.ts';
import {
  type LeadFormSection,
  leadFormSchema,
} from '../../client/sections/lead-form/lead-form.schema.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { AppContext } from '../context.ts';
import { Problem, problems } from '../http/errors.ts';
import type { ParsedSection } from './parse-sections.ts';

/**
 * The page's lead form for this vertical; one with every default when the page is there no longer, or
 * without it.
 * @throws Problem content_unavailable when no source can tell: a form judged by other rules than its
 * own may be refused for fields that it did not have
 */
export async function findLeadForm(
  c: AppContext,
  path: string,
  vertical: VerticalSlug,
): Promise<LeadFormSection> {
  const all = (await sectionsOf(c, path)).flatMap((one) =>
    one.type === 'lead-form' ? [one.section] : [],
  );
  return all.find((section) => section.vertical === vertical) ?? usualLeadForm(vertical);
}

/** To show what was typed, any form is better than none. */
export function leadFormToShow(
  c: AppContext,
  path: string,
  vertical: VerticalSlug,
): Promise<LeadFormSection> {
  return findLeadForm(c, path, vertical).catch(() => usualLeadForm(vertical));
}

function usualLeadForm(vertical: VerticalSlug): LeadFormSection {
  return v.parse(leadFormSchema, { type: 'lead-form', vertical });
}

/**
 * The page's contact form; one with every default when the page is there no longer, or without it.
 * @throws Problem content_unavailable when no source can tell
 */
export async function findContactForm(c: AppContext, path: string): Promise<ContactFormSection> {
  const [found] = (await sectionsOf(c, path)).flatMap((one) =>
    one.type === 'contact-form' ? [one.section] : [],
  );
  return found ?? usualContactForm();
}

/** To show what was typed, or that it was sent. */
export function contactFormToShow(c: AppContext, path: string): Promise<ContactFormSection> {
  return findContactForm(c, path).catch(usualContactForm);
}

function usualContactForm(): ContactFormSection {
  return v.parse(contactFormSchema, { type: 'contact-form' });
}

/** True where the page's own search asks for a postcode or suburb; false too when nobody can tell. */
export async function asksPostcode(c: AppContext, path: string): Promise<boolean> {
  const searches = (await sectionsOf(c, path).catch(() => [])).flatMap((one) =>
    one.type === 'hero' ? (one.section.search ?? []) : [],
  );
  return searches[0]?.isPostcode ?? false;
}

/** @returns none where the brand has no such page */
async function sectionsOf(c: AppContext, path: string): Promise<readonly ParsedSection[]> {
  const content = c.get('content');
  const brand = c.get('brand').slug;
  const loaded = await content.site(brand);
  if ((await content.entry(brand, loaded, path).catch(unavailable)) === null) return [];
  return ((await content.page(brand, loaded, path)) ?? unavailable()).sections;
}

/** The words are those of storage that is down: here, too, nothing typed is lost. */
function unavailable(cause?: unknown): never {
  const { message } = problems.storage_unavailable;
  throw new Problem('content_unavailable', { message, cause });
}
