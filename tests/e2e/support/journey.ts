/** Steps of the main job that several tests share, and the rows that they must leave behind. */
import { expect, type Page } from '@playwright/test';
import { placeWord, writtenLine } from '../../../domain/address/state-of-line.ts';
import { isListed } from '../../../domain/plans/listed.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { isVerticalSlug, verticals } from '../../../domain/vertical.ts';
import { type Arrival, anyId, keptTracking, signUpQuery } from './campaign-arrival.ts';
import { leadRows } from './database.ts';
import { port } from './e2e-server.ts';
import { type HeroPage, host, origin } from './e2e-site.ts';
import { keptMobile, person } from './fill-lead-form.ts';
import type { SampleAddress } from './sample-addresses.ts';

export interface Journey {
  readonly hero: HeroPage;
  readonly products: readonly VerticalSlug[];
  readonly arrival: Arrival;
  readonly line: string;
  /** Such as `1280x800`; null without script. */
  readonly screen: string | null;
}

export interface Arrived {
  readonly leadId: string;
  readonly visitId: string;
}

const bundled = ({ products }: Journey) => products.length > 1;
const leadVertical = (journey: Journey) => (bundled(journey) ? 'bundle' : journey.products[0]);

/** Expects the basic-info page with exactly the specified query (spec: hero-submit), and the address shown. */
export async function expectBasicInfo(page: Page, journey: Journey): Promise<Arrived> {
  const { hero, products, arrival, line } = journey;
  const vertical = leadVertical(journey);
  if (!isVerticalSlug(vertical)) throw new Error('A journey needs a product');
  await page.waitForURL(`**${verticals[vertical].basicInfoPath}?**`);
  const url = new URL(page.url());
  expect(url.origin).toBe(origin(hero.brand));
  const [visitId, leadId, addressId] = ['visitId', 'leadId', 'addressId'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  const ids = { visitId: visitId ?? '', leadId: leadId ?? '', addressId: addressId ?? '' };
  expect([...url.searchParams]).toEqual(
    signUpQuery({ hero, products, bundle: bundled(journey), line, arrival }, ids),
  );
  expect(ids.visitId).toMatch(anyId);
  expect(ids.leadId).toMatch(anyId);
  if (bundled(journey)) expect(ids.addressId).toMatch(anyId);
  await expect(page.getByRole('main').getByText(writtenLine(line), { exact: true })).toBeVisible();
  return { leadId: ids.leadId, visitId: ids.visitId };
}

/**
 * Goes from the results to the details, choosing the first plan of each product that has a list.
 * @returns the ids of the plans, in the order of the products
 */
export async function choosePlans(page: Page, { products, line }: Journey): Promise<string[]> {
  const listed = products.filter(isListed);
  for (const [index, product] of listed.entries()) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(resultsTitle(product, placeWord(line)));
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.waitForURL((url) => url.searchParams.getAll('plan').length === index + 1);
    if (index + 1 < listed.length) await expectSoFar(page, product);
  }
  return new URL(page.url()).searchParams.getAll('plan');
}

/** Expects a bundle to say what is chosen, what comes next, and what it costs in total. */
async function expectSoFar(page: Page, product: VerticalSlug): Promise<void> {
  const steps = page.getByRole('list', { name: 'Products you are comparing' });
  const done = steps.getByRole('listitem').filter({ hasText: verticals[product].title });
  await expect(done).toContainText('(chosen)');
  await expect(steps.locator('[aria-current=step]')).toHaveCount(1);
  await expect(page.getByText(/^About \$[\d,.]+ a year for/)).toBeVisible();
}

/** Expects the rows of a finished journey: visit, lead, address (spec: hero-submit). */
export function expectRows(journey: Journey, { leadId, visitId }: Arrived): void {
  const { hero, products, arrival, line, screen } = journey;
  const { visit, lead, address } = leadRows(leadId);
  const vertical = leadVertical(journey);
  expect(visit).toMatchObject({
    id: visitId,
    brand: hero.brand.slug,
    host: `${host(hero.brand)}:${port}`,
    affiliate_id: hero.brand.affiliate.id,
    rc_code: arrival.rc,
    screen_resolution: screen,
    source_type: 1,
    address_line: line,
    page: hero.path,
  });
  expect(JSON.parse(String(visit.tracking))).toEqual(keptTracking(arrival));
  expect(lead).toMatchObject({
    visit_id: visitId,
    brand: hero.brand.slug,
    vertical,
    rc_code: arrival.rc,
    // The partner of these tests may have received it already.
    status: expect.stringMatching(/^(?:open|delivered)$/),
    page: vertical === 'solar' ? 'solar/basic-info' : null,
    name: person.name,
    email: person.email,
    mobile: keptMobile(),
    marketing: 0,
  });
  expect(JSON.parse(String(lead.verticals))).toEqual(products);
  expect(String(lead.consent_version)).not.toBe('');
  expect(address).toMatchObject({ lead_id: leadId, address_line: line, type: 'current' });
}

/** Expects the address row of an address that the index knows. */
export function expectAddress(leadId: string, known: SampleAddress): void {
  const { address } = leadRows(leadId);
  expect(address).toMatchObject({
    street_number1: known.number,
    locality: known.locality,
    state: known.state,
    postcode: known.postcode,
  });
  const record = JSON.parse(String(address.record));
  expect(record).toMatchObject({
    Postcode: known.postcode,
    AddressSiteId: address.address_site_id,
  });
}
