/** The whole energy journey: address, network, a price that adds up, a plan's page, details; with and without script. */
import type { Locator, Page } from '@playwright/test';
import type { Brand } from '../../../domain/brand.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import { expectAccessible } from '../support/axe.ts';
import { newArrival } from '../support/campaign-arrival.ts';
import { inboxOf } from '../support/e2e-server.ts';
import { brands, heroPages, origin, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { LeadForm } from '../support/fill-lead-form.ts';
import { HeroForm, openHero } from '../support/hero-form.ts';
import { home } from '../support/sample-addresses.ts';
import { overflow } from '../support/settled-page.ts';

/** An address in a postcode of two networks; the embedded catalogue has a plan sold on one of them. */
const there = { typed: '19 Quandong Street Pres', line: /19 Quandong Street, Preston VIC 3072/i };
const networks = ['Mulga Power', 'Wattle Networks'];
const [network = ''] = networks;
const planName = `Bluebush North, ${network}`;
/** A plan sold on one network only, and a home on another. */
const far = {
  id: 'bluebush-bluebush-north-mulga',
  name: 'Bluebush North, Mulga Power',
  home: { typed: home.typed, line: new RegExp(home.line, 'i') },
};

const sellers = brands.filter(({ verticals }) => verticals.includes('energy'));
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

function listOf(brand: Brand): string {
  const list = pagesOf(brand).find(({ sections }) =>
    sections.some(({ type, vertical }) => type === 'plans' && vertical === 'energy'),
  );
  if (!list) throw new Error(`${brand.slug} has no list of energy: add one`);
  return origin(brand) + list.path;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const brand of sellers) {
      for (const viewport of windows) {
        test(`${brand.slug} at ${viewport.width}: from the address to the partner`, async ({
          page,
        }) => {
          await page.setViewportSize(viewport);
          const arrival = newArrival();
          await giveAddress(page, brand, arrival.query, javaScriptEnabled);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultsTitle('energy'));
          await expect(page.getByText('Plans for 3072', { exact: true })).toBeVisible();
          await expect(cardOf(page)).toHaveCount(0);
          await chooseNetwork(page, javaScriptEnabled);
          await expect(page.getByText(`Plans for 3072, network ${network}`)).toBeVisible();
          expect(await overflow(page)).toEqual([]);
          const total = await expectSum(cardOf(page));
          await cardOf(page).getByRole('heading').getByRole('link').click();
          await page.waitForURL(/\/plans\/energy\//);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(planName);
          await expect(page.getByRole('main')).toContainText(total);
          await page.getByRole('link', { name: 'Apply Now' }).first().click();
          const summary = page.getByRole('region', { name: 'The plan you chose' });
          await expect(summary).toContainText(planName);
          await expect(summary).toContainText(total);
          await new LeadForm(page).complete();
          await expect.poll(async () => (await inboxOf(arrival.rc)).length).toBe(1);
          const [lead] = await inboxOf(arrival.rc);
          expect(lead).toMatchObject({ plans: [{ name: planName, priceConfirmed: true }] });
        });
      }

      test(`${brand.slug}: a list asks for the postcode, then for the network`, async ({
        page,
      }) => {
        await page.goto(listOf(brand));
        await expect(page.locator('.plan-status')).toContainText('plans sold in most states');
        const field = page.getByLabel('Your postcode?');
        await field.fill('3072');
        await field.press('Enter');
        await expect(page).toHaveURL(/postcode=3072/);
        // The check runs as script in the page.
        if (javaScriptEnabled) await expectAccessible(page, 'a list that asks for the network');
        await chooseNetwork(page, javaScriptEnabled);
        await expect(cardOf(page)).toHaveCount(1);
        await expect(page).toHaveURL(/distributor=Mulga/);
        await expectTogether(page);
        await expect(
          page.getByRole('region', { name: 'Plans without a price' }).getByRole('listitem').first(),
        ).toContainText('wholesale market');
        await openSum(cardOf(page));
        if (javaScriptEnabled) await expectAccessible(page, 'a list with a price that is open');
        await page.getByRole('link', { name: 'Change postcode' }).click();
        await expect(page.getByLabel('Your postcode?')).toBeVisible();
      });

      test(`${brand.slug}: a plan that is not sold at the address gives way to others`, async ({
        page,
      }) => {
        const arrival = newArrival();
        await page.goto(`${origin(brand)}/plans/energy/${far.id}${arrival.query}`);
        await page.getByRole('link', { name: 'Apply Now' }).first().click();
        await expect(page.getByRole('main')).toContainText(far.name);
        await findAddress(page, new HeroForm(page), javaScriptEnabled, far.home);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultsTitle('energy'));
        await expect(page.getByRole('main')).toContainText(
          `${far.name} from Bluebush is not sold in your area. Choose another one here.`,
        );
        const card = page.getByRole('article').first();
        const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
        await card.getByRole('link', { name: 'Apply Now' }).click();
        const summary = page.getByRole('region', { name: 'The plan you chose' });
        await expect(summary).toContainText(name);
        await expect(page.getByRole('main')).not.toContainText(far.name);
        await new LeadForm(page).complete();
        await expect.poll(async () => (await inboxOf(arrival.rc)).length).toBe(1);
        expect(await inboxOf(arrival.rc)).toMatchObject([{ plans: [{ name }] }]);
      });
    }
  });
}

async function giveAddress(
  page: Page,
  brand: Brand,
  query: string,
  script: boolean,
): Promise<void> {
  const start = heroPages.find(
    (one) =>
      one.brand === brand &&
      ['/', verticals.energy.productPath].includes(one.path) &&
      one.search.verticals.some(({ slug }) => slug === 'energy'),
  );
  if (!start) throw new Error(`No hero form of ${brand.slug} offers energy: add it to one`);
  const hero = await openHero(page, start, query);
  if (start.search.verticals.length > 1) {
    for (const { slug } of start.search.verticals) {
      await hero.product(slug).setChecked(slug === 'energy');
    }
  }
  await findAddress(page, hero, script, there);
}

async function findAddress(
  page: Page,
  hero: HeroForm,
  script: boolean,
  { typed, line }: typeof there,
): Promise<void> {
  if (script) {
    await hero.wake();
    await hero.box.fill(typed);
    await hero.options.filter({ hasText: line }).first().click();
    await expect(hero.tick).toBeVisible();
    await hero.submitButton.click();
  } else {
    await hero.box.fill(typed);
    await hero.submitButton.click();
    await page.getByRole('radio', { name: line }).first().check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL(/leadId=/);
}

/** Answers the question above the list, which then goes. */
async function chooseNetwork(page: Page, script: boolean): Promise<void> {
  const question = page.getByRole('group', { name: 'Which network is on your bill?' });
  await expect(question.getByRole('radio')).toHaveCount(networks.length);
  if (script)
    await expect(page.locator('x-island[name=plan-list]')).toHaveAttribute('data-state', 'ready');
  await question.getByRole('radio', { name: network }).check();
  await page.locator('form.plan-area').getByRole('button', { name: 'Show plans' }).click();
  await expect(question).toHaveCount(0);
}

function cardOf(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: planName, exact: true }) });
}

async function openSum(card: Locator): Promise<Locator> {
  await card.getByText('How this price adds up').click();
  const table = card.getByRole('table', { name: /^A year, GST included/ });
  await expect(table).toBeVisible();
  return table;
}

/** @returns the headline price, after checking that its lines add up to it */
async function expectSum(card: Locator): Promise<string> {
  const headline = (await card.locator('.plan-price strong').textContent()) ?? '';
  const table = await openSum(card);
  const cells = await table.locator('tr:has(td) > td:last-child').allTextContents();
  const cents = cells.map((text) =>
    Math.round(100 * Number(text.replace('−', '-').replace(/[$,]/g, ''))),
  );
  expect(cents.length).toBeGreaterThan(2);
  const total = cents.pop();
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(cells.at(-1)).toBe(headline);
  return headline;
}

/** Expects the sums of two plans, each linked to its page, lowest first. */
async function expectTogether(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Electricity and gas together' });
  await expect(part).toContainText('3,900 kWh and 24,000 MJ');
  const sums = await part.getByRole('row').locator('td strong').allTextContents();
  const dollars = sums.map((text) => Number(text.replace(/[$,]/g, '')));
  expect(dollars.length).toBeGreaterThan(2);
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  await expect(part.getByRole('link').nth(1)).toHaveAttribute('href', /^\/plans\/energy\//);
}
