/** Leads made without a browser, for tests that start at the basic-info page, and the form for their details. */
import type { Page } from '@playwright/test';
import type { Brand } from '../../../domain/brand.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { askJson } from './e2e-server.ts';
import { brands, host } from './e2e-site.ts';
import { LeadForm, person } from './fill-lead-form.ts';
import { manual, manualLine } from './sample-addresses.ts';

export interface MadeLead {
  /** URL of the basic-info page with its query (spec: hero-submit), for a visitor who would rather be called. */
  readonly redirect: string;
  readonly visitId: string;
  readonly leadId: string;
  readonly line: string;
}

/**
 * Submits a hero form with an address typed by hand; two products or more make a bundle.
 * @throws Error with the server's answer when it refuses
 */
export async function makeLead(brand: Brand, products: readonly VerticalSlug[]): Promise<MadeLead> {
  const { status, body } = await askJson(host(brand), '/api/hero', {
    page: '/',
    mode: 'address',
    entry: 'manual',
    vertical: products,
    ...(products.length > 1 ? { bundle: '1' } : {}),
    ...manual,
  });
  if (status !== 200) throw new Error(`No lead on ${brand.slug}: ${status} ${body}`);
  const made = JSON.parse(body) as MadeLead;
  return { ...made, redirect: `${made.redirect}&call=1`, line: manualLine };
}

/** Any product that the brand sells by itself. */
export function productOf({ slug, verticals }: Brand): VerticalSlug {
  const product = verticals.find((vertical) => vertical !== 'bundle');
  if (!product) throw new Error(`${slug} carries no product`);
  return product;
}

interface OpenedDetails {
  readonly form: LeadForm;
  readonly lead: MadeLead;
}

/**
 * Opens the details form of a new lead.
 * @param place the brand's index: tests spread over the brands, each of which has rate limits of its own
 */
export async function openDetails(page: Page, place: number): Promise<OpenedDetails> {
  const brand = brands[place];
  if (!brand) throw new Error(`There is no brand ${place}: the last is ${brands.length - 1}`);
  const lead = await makeLead(brand, [productOf(brand)]);
  await page.goto(lead.redirect);
  return { form: new LeadForm(page), lead };
}

/** The same, once its script is ready. */
export async function openReadyDetails(page: Page, place: number): Promise<OpenedDetails> {
  const opened = await openDetails(page, place);
  await opened.form.wake();
  return opened;
}

/**
 * A lead with a person, as the basic-info form sends it; returns the path of its receipt.
 * @throws Error with the server's answer when it refuses
 */
export async function makeReceipt(brand: Brand): Promise<string> {
  const { leadId, visitId } = await makeLead(brand, [productOf(brand)]);
  const { status, body } = await askJson(host(brand), '/api/lead', { ...person, leadId, visitId });
  if (status !== 202) throw new Error(`No receipt on ${brand.slug}: ${status} ${body}`);
  return (JSON.parse(body) as { receipt: string }).receipt;
}
