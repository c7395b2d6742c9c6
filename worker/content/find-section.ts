/** Finds the section of a posted form again, because the page decides what the form asks for. */
import * as v from 'valibot';
import {
  type ContactFormSection,
  contactFormSchema,
} from '../../client/sections/contact-form/contact-form.schema.ts';
import type { Hero } from '../../client/sections/hero/hero.schema.ts';
import {
  type LeadFormSection,
  leadFormSchema,
} from '../../client/sections/lead-form/lead-form.schema.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { AppContext } from '../context.ts';
import { hasPage } from './has-page.ts';

/** The page's lead form for this vertical; one with every default when it is no longer there. */
export async function findLeadForm(
  c: AppContext,
  path: string,
  vertical: VerticalSlug,
): Promise<LeadFormSection> {
  const all = (await sectionsOf(c, path, 'lead-form')) as LeadFormSection[];
  const found = all.find((section) => section.vertical === vertical);
  return found ?? v.parse(leadFormSchema, { type: 'lead-form', vertical });
}

/** The page's contact form; one with every default when it is no longer there. */
export async function findContactForm(c: AppContext, path: string): Promise<ContactFormSection> {
  const [found] = (await sectionsOf(c, path, 'contact-form')) as ContactFormSection[];
  return found ?? v.parse(contactFormSchema, { type: 'contact-form' });
}

/** True where the page's own search asks for a postcode or suburb, and not for an address. */
export async function asksPostcode(c: AppContext, path: string): Promise<boolean> {
  const heroes = (await sectionsOf(c, path, 'hero')) as Hero[];
  return heroes.find(({ search }) => search)?.search?.isPostcode ?? false;
}

/** Sections as their own schema returned them; the type names the schema (client/sections/section-registry.ts). */
async function sectionsOf(c: AppContext, path: string, type: string): Promise<unknown[]> {
  const content = c.get('content');
  const brand = c.get('brand').slug;
  const loaded = await content.site(brand);
  if (!(await hasPage(c, loaded, path))) return [];
  const page = await content.page(brand, loaded, path);
  return (page?.sections ?? [])
    .filter(({ definition }) => definition.type === type)
    .map(({ section }) => section);
}
