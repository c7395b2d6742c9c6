/** The basic-info pages: every route, good and bad arrivals, and the receipt. */

import { randomUUID } from 'node:crypto';
import type { Brand } from '../../../domain/brand.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { type VerticalSlug, verticalSlugs, verticals } from '../../../domain/vertical.ts';
import { expectAccessible } from '../support/axe.ts';
import { leadRows } from '../support/database.ts';
import { askSite } from '../support/e2e-server.ts';
import { brands, postcodePage as byPostcode, host, origin, siteOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm } from '../support/fill-lead-form.ts';
import { HeroForm } from '../support/hero-form.ts';
import { home, suburb } from '../support/sample-addresses.ts';
import { makeLead } from '../support/stored-leads.ts';

/** Choosing several products makes a bundle, so every brand with two products has one. */
const carries = (slug: VerticalSlug) =>
  brands.filter(({ verticals: own }) => slug === 'bundle' || own.includes(slug));
const productsOf = (one: Brand, slug: VerticalSlug) =>
  slug === 'bundle' ? one.verticals.filter((own) => own !== 'bundle').slice(0, 2) : [slug];
/** The brand with the most products, and another one. */
const [brand, stranger] = [...brands].sort((a, b) => b.verticals.length - a.verticals.length);
if (!brand || !stranger) throw new Error('Two brands are needed');
const single = brand.verticals.find((slug) => slug !== 'bundle' && slug !== 'solar') ?? 'energy';

test('the eight routes are those of the specification', () => {
  expect(verticalSlugs.map((slug) => verticals[slug].basicInfoPath).sort()).toEqual([
    '/broadband/basic-info',
    '/bundle/basic-info',
    '/credit-cards/basic-info',
    '/energy/basic-info',
    '/health-insurance/basic-info',
    '/mobile/basic-info',
    '/personal-loans/basic-info',
    '/solar/basic-info',
  ]);
});

for (const slug of verticalSlugs) {
  const path = verticals[slug].basicInfoPath;

  test(`${path}: what was passed on, and the form`, async ({ page }) => {
    const [first, ...others] = carries(slug);
    if (!first) throw new Error(`No brand carries ${slug}`);
    const products = productsOf(first, slug);
    const lead = await makeLead(first, products);
    expect(new URL(lead.redirect).pathname).toBe(path);
    const response = await page.goto(lead.redirect);
    expect(response?.status()).toBe(200);
    expect(await response?.headerValue('cache-control')).toBe('no-store');
    const passedOn = page.getByRole('complementary', { name: 'What you told us so far' });
    await expect(passedOn).toContainText(lead.line);
    for (const product of products) {
      await expect(passedOn).toContainText(verticals[product].title);
    }
    const form = new LeadForm(page);
    await expect(form.form.getByText(siteOf(first).consent.notice)).toBeVisible();
    await expect(form.form.locator('input[name=marketing]')).not.toBeChecked();
    await expectAccessible(page, `${first.slug} ${path}`);
    const reference = await form.complete();
    expect(leadRows(lead.leadId).lead.reference).toBe(reference);

    for (const other of others) {
      const { redirect, line } = await makeLead(other, productsOf(other, slug));
      const { pathname, search } = new URL(redirect);
      const { status, body } = await askSite(host(other), pathname + search);
      expect([status, pathname], other.slug).toEqual([200, path]);
      expect(body, other.slug).toContain(line);
      const { recipients } = noticeFor(siteOf(other).consent, productsOf(other, slug));
      expect(body, other.slug).toContain(recipients);
    }
  });
}

test('another address in the query changes nothing: the lead’s own is shown', async ({ page }) => {
  const lead = await makeLead(brand, [single]);
  const url = new URL(lead.redirect);
  url.searchParams.set('address', '1 Nowhere <b>Street</b>');
  await page.goto(url.href);
  await expect(page.getByRole('main')).toContainText(lead.line);
  await expect(page.getByRole('main')).not.toContainText('Nowhere');
});

test('without a lead the page first asks for the address, and leads to the receipt', async ({
  page,
}) => {
  await page.goto(`${origin(brand)}${verticals[single].basicInfoPath}?rc=WITHOUT`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${verticals[single].title}: find your address`,
  );
  await expectAccessible(page, 'basic-info without a lead');
  const hero = new HeroForm(page);
  await hero.wake();
  await hero.choose(home);
  await hero.submitButton.click();
  await page.waitForURL(/leadId=/);
  expect(new URL(page.url()).searchParams.get('rcCode')).toBe('WITHOUT');
  await expect(page.getByRole('main')).toContainText(home.line);
  await page.getByRole('link', { name: 'Prefer a call?' }).click();
  await new LeadForm(page).complete();
});

test('a product that asks for a postcode asks for one here too', async ({ page }) => {
  const { basicInfoPath, title } = verticals[byPostcode.search.verticals[0]?.slug ?? 'solar'];
  await page.goto(origin(byPostcode.brand) + basicInfoPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}: find your suburb`);
  await expectAccessible(page, 'basic-info by postcode');
  const hero = new HeroForm(page);
  await hero.wake();
  await hero.box.fill(suburb.typed);
  await hero.options.first().click();
  await hero.submitButton.click();
  await page.waitForURL(/leadId=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for your suburb');
});

test('axe finds nothing on the pages between: refused, by hand, not found', async ({
  page,
  problems,
}) => {
  problems.allow(/^response: (?:404|422) /);
  await page.goto(`${origin(brand)}${verticals[single].basicInfoPath}`);
  const hero = new HeroForm(page);
  await hero.wake();
  await hero.submitButton.click();
  await expect(hero.message).toHaveText(messages.addressIncomplete);
  await expectAccessible(page, 'address refused');
  await page.goto(`${origin(brand)}/address?page=/&bundle=1`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(new LeadForm(page).summary).toBeFocused();
  await expectAccessible(page, 'manual address refused');
  const response = await page.goto(`${origin(brand)}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'not found');
});

test('a lead shows itself only with its own visit, on its own brand', async () => {
  const [mine, other] = [await makeLead(brand, [single]), await makeLead(brand, [single])];
  const path = verticals[single].basicInfoPath;
  const pairs = [
    `leadId=${mine.leadId}&visitId=${other.visitId}`,
    `leadId=${mine.leadId}`,
    `leadId=${mine.leadId}&visitId=${mine.leadId}`,
    `leadId=${randomUUID()}&visitId=${mine.visitId}`,
    `leadId=' OR 1=1 --&visitId=' OR 1=1 --`,
  ];
  for (const pair of pairs) {
    const { status, body } = await askSite(host(brand), `${path}?${encodeURI(pair)}`);
    expect(status, pair).toBe(200);
    expect(body, pair).toContain(': find your address</h1>');
    expect(body, pair).not.toContain(mine.line);
  }
  const shared = stranger.verticals.find((slug) => slug !== 'bundle') ?? 'energy';
  const elsewhere = `${verticals[shared].basicInfoPath}?leadId=${mine.leadId}&visitId=${mine.visitId}`;
  expect((await askSite(host(stranger), elsewhere)).body).not.toContain(mine.line);
});

test('a receipt exists for a reference of this brand only', async () => {
  for (const reference of ['KJ-0000-0000', 'KJ-1', '', '../../etc', "' OR 1=1 --"]) {
    const { status, body } = await askSite(
      host(brand),
      `/receipt?ref=${encodeURIComponent(reference)}`,
    );
    expect(status, reference).toBe(404);
    expect(body, reference).not.toContain('We have your details');
  }
  expect((await askSite(host(brand), '/receipt')).status).toBe(404);
});

test('the receipt says what happens next, shows nothing personal, and survives a reload', async ({
  page,
}) => {
  const lead = await makeLead(brand, [single]);
  await page.goto(lead.redirect);
  const form = new LeadForm(page);
  await form.form.locator('input[name=marketing]').check();
  const reference = await form.complete();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    noticeFor(siteOf(brand).consent, [single]).recipients,
  );
  await expect(page.getByRole('main')).not.toContainText(lead.line);
  await expectAccessible(page, 'receipt');
  await page.reload();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  expect(leadRows(lead.leadId).lead).toMatchObject({
    marketing: 1,
    consent_version: siteOf(brand).consent.version,
    // The partner of these tests may have received it already.
    status: expect.stringMatching(/^(?:open|delivered)$/),
  });
  const elsewhere = await askSite(host(stranger), `/receipt?ref=${reference}`);
  expect(elsewhere.status).toBe(404);
});
