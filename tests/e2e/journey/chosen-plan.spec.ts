/** From the front page to the partner's inbox: every product of every brand, with the plan that was chosen. */
import type { Page } from '@playwright/test';
import type { Brand } from '../../../domain/brand.ts';
import { today } from '../../../domain/calendar.ts';
import { dollars } from '../../../domain/money.ts';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticalAt, verticals } from '../../../domain/vertical.ts';
import { type Arrival, keptTracking, newArrival } from '../support/campaign-arrival.ts';
import { choosePlan, planIn, priceIn, type Seen } from '../support/choose-card.ts';
import { inboxOf } from '../support/e2e-server.ts';
import { brands, type HeroPage, heroPages, origin, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { keptMobile, LeadForm, person } from '../support/fill-lead-form.ts';
import { giveAddress, HeroForm, openHero } from '../support/hero-form.ts';
import { home, suburb } from '../support/sample-addresses.ts';

interface Sold {
  readonly brand: Brand;
  readonly product: ListedVertical;
}

const sold: readonly Sold[] = brands.flatMap((brand) =>
  brand.verticals.filter(isListed).map((product) => ({ brand, product })),
);
const named = ({ brand, product }: Sold) => `${brand.slug}, ${product}`;

/** The front page if it offers the product, otherwise the product's own page. */
function startOf({ brand, product }: Sold): HeroPage {
  const own = heroPages.filter(
    (one) =>
      one.brand === brand &&
      [one.path === '/', one.path === verticals[product].productPath].some(Boolean) &&
      one.search.verticals.some(({ slug }) => slug === product),
  );
  const start = own.find(({ path }) => path === '/') ?? own[0];
  if (!start) throw new Error(`No hero form of ${brand.slug} offers ${product}: add it to one`);
  return start;
}

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? 'with script' : 'without script';
  test.describe(script, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    for (const one of sold) {
      test(`${named(one)}: the front page, the address, a plan, the details`, async ({ page }) => {
        const arrival = newArrival();
        const start = startOf(one);
        const hero = await openHero(page, start, arrival.query);
        if (start.search.verticals.length > 1) await chooseOnly(hero, start, one.product);
        await giveAddress(page, hero, start.search.isPostcode, javaScriptEnabled);
        await expectResults(page, one, start.search.isPostcode);
        const seen = await choosePlan(page, 1);
        await expectDelivered(page, { arrival, product: one.product, seen });
      });
    }

    for (const one of onePerProduct(javaScriptEnabled)) {
      // The two starting points are shared out: a list with script, a plan's page without.
      if (javaScriptEnabled) {
        test(`${named(one)}: "Apply Now" in a list`, async ({ page }) => {
          const list = pagesOf(one.brand).find(({ sections }) =>
            sections.some(({ type, vertical }) => type === 'plans' && vertical === one.product),
          );
          if (!list) throw new Error(`${one.brand.slug} has no list of ${one.product}: add one`);
          const arrival = newArrival();
          await page.goto(origin(one.brand) + list.path + arrival.query);
          const seen = await choosePlan(page, 0);
          await giveAddressOnItsPage(page, seen, javaScriptEnabled);
          await expectDelivered(page, { arrival, product: one.product, seen, before: true });
        });
      } else {
        test(`${named(one)}: a plan page`, async ({ page }) => {
          const arrival = newArrival();
          await page.goto(
            `${origin(one.brand)}${verticals[one.product].basicInfoPath}${arrival.query}`,
          );
          await giveAddressOnItsPage(page, undefined, javaScriptEnabled);
          const card = page.getByRole('article').first();
          await card.getByRole('heading').getByRole('link').click();
          await page.waitForURL(/\/plans\//);
          await page.goto(page.url().split('?')[0] + arrival.query);
          const apply = page.getByRole('link', { name: 'Apply Now' }).first();
          const seen = {
            id: planIn(await apply.getAttribute('href')),
            name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
            price: await priceIn(page.getByRole('main')),
          };
          await apply.click();
          await giveAddressOnItsPage(page, seen, javaScriptEnabled);
          await expectDelivered(page, { arrival, product: one.product, seen, before: true });
        });
      }
    }
  });
}

test('a price for a list’s amounts stays the same from the address to the partner', async ({
  page,
}) => {
  const one = sold.find(({ product }) => product === 'personal-loan');
  const list = one && pagesOf(one.brand).find(({ path }) => path === '/personal-loan/plans');
  if (!list) throw new Error('No brand has a list of personal loans: add one');
  const arrival = newArrival();
  await page.goto(`${origin(one.brand)}${list.path}${arrival.query}&amount=9000&years=2`);
  const seen = await choosePlan(page, 0);
  await expect(page.getByRole('region', { name: /^The \w+ you chose$/ })).toContainText(seen.price);
  await giveAddressOnItsPage(page, seen, true);
  await expectDelivered(page, { arrival, product: one.product, seen });
});

test.describe('a provider’s logo', () => {
  for (const brand of brands) {
    test(`${brand.slug}: leads to plans, and one of them to the partner`, async ({ page }) => {
      const where = pagesOf(brand).find(({ sections }) =>
        sections.some(({ type }) => type === 'providers'),
      );
      if (!where) throw new Error(`${brand.slug} shows no providers: add them to a page`);
      const arrival = newArrival();
      await page.goto(origin(brand) + where.path + arrival.query);
      const logo = page.locator('a.provider-logo:visible').first();
      await logo.click();
      await giveAddressOnItsPage(page, undefined, true);
      const product = verticalAt(page.url().slice(origin(brand).length)) ?? '';
      if (!isListed(product)) throw new Error(`A logo leads to ${page.url()}, which has no plans`);
      const seen = await choosePlan(page, 1);
      await expectDelivered(page, { arrival, product, seen });
    });
  }
});

/** Each product once; where several brands sell it, the first with script and the last without. */
function onePerProduct(first: boolean): readonly Sold[] {
  const products = [...new Set(sold.map(({ product }) => product))];
  return products.flatMap((product) => {
    const sellers = sold.filter((one) => one.product === product);
    return sellers.at(first ? 0 : -1) ?? [];
  });
}

async function chooseOnly(hero: HeroForm, { search }: HeroPage, product: string): Promise<void> {
  for (const { slug } of search.verticals) await hero.product(slug).setChecked(slug === product);
}

/** Gives the address where none is known yet, on a page that names the plan in hand. */
async function giveAddressOnItsPage(
  page: Page,
  seen: Seen | undefined,
  script: boolean,
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/: find your (?:address|suburb)$/);
  if (seen) await expect(page.getByRole('main')).toContainText(seen.name);
  const isPostcode = (await heading.textContent())?.endsWith('suburb') ?? false;
  await giveAddress(page, new HeroForm(page), isPostcode, script);
}

async function expectResults(page: Page, { product }: Sold, isPostcode: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    resultsTitle(product, isPostcode ? 'suburb' : 'address'),
  );
}

interface Delivered {
  readonly arrival: Arrival;
  readonly product: ListedVertical;
  readonly seen: Seen;
  /** The price was shown before the address was known, which may change it. */
  readonly before?: boolean;
}

/**
 * Expects the details form and the receipt to show this plan and its price, and the partner to get both, with
 * the person, the address and the campaign.
 */
async function expectDelivered(
  page: Page,
  { arrival, product, seen: { id, name, price: seen }, before = false }: Delivered,
): Promise<void> {
  const chosen = page.getByRole('region', { name: /^The \w+ you chose$/ });
  await expect(chosen).toContainText(name);
  const price = await priceIn(chosen);
  if (!before) expect(price).toBe(seen);
  const reference = await new LeadForm(page).complete();
  await expect(chosen).toContainText(name);
  expect(await priceIn(chosen)).toBe(price);
  await expect.poll(async () => (await inboxOf(arrival.rc)).length).toBe(1);
  const [lead] = await inboxOf(arrival.rc);
  expect(lead).toMatchObject({
    reference,
    vertical: product,
    name: person.name,
    email: person.email,
    mobile: keptMobile(),
    addressLine: expect.stringMatching(new RegExp(`^(?:${home.line}|${suburb.line})$`, 'i')),
    rcCode: arrival.rc,
    tracking: keptTracking(arrival),
    plans: [{ id, vertical: product, name, priceConfirmed: true, day: today() }],
  });
  const [plan] = (lead as { plans: [{ estimate: string; estimateCents: number }] }).plans;
  expect(dollars(plan.estimateCents)).toBe(price);
  expect(plan.estimate.split(' ')[0]).toBe(price);
}
