/** Energy plans priced by the home's own meter: in the browser alone, with large and broken files, by keyboard. */
import { writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { today } from '../../../domain/calendar.ts';
import { dollars } from '../../../domain/money.ts';
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';
import { isPriced, priceOf, servesHome } from '../../../domain/plans/energy/energy-price.ts';
import { householdOf } from '../../../domain/plans/energy/energy-questions.ts';
import { measuredYearOf } from '../../../domain/plans/energy/meter/measured-year-of.ts';
import { meterFile, meterLines } from '../../../domain/plans/energy/meter/meter-file.fixture.ts';
import { nem12Reader } from '../../../domain/plans/energy/meter/nem12-reader.ts';
import { expectAccessible } from '../support/axe.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { expectRing, tabTo } from '../support/press-keys.ts';
import { overflow, startIslands } from '../support/settled-page.ts';

const lists = pages.filter(({ sections }) =>
  sections.some(({ type, vertical }) => type === 'plans' && vertical === 'energy'),
);
const [list] = lists;
if (!list) throw new Error('No page has a list of energy plans: add one to the content');
const url = origin(list.brand) + list.path;

/** A home that uses most of its power at night, with hot water and solar. */
const year = meterFile({ registers: ['E1', 'E2', 'B1'], ends: '\r\n' });
const asFile = (text: string, name = 'meter.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const parts = (page: Page) => ({
  fold: page.getByText('Use your own meter data'),
  file: page.getByLabel('Meter data file (NEM12)'),
  banner: page.getByText(/^Priced with your meter data:/),
  stop: page.getByRole('button', { name: 'Stop using meter data' }),
  names: page.getByRole('article').getByRole('heading'),
  cards: page.getByRole('article'),
});

async function open(page: Page) {
  await page.goto(url);
  await startIslands(page);
  const all = parts(page);
  // On a phone it is folded away with the form.
  const phone = page.getByText('Your use, sort, filter');
  if (await phone.isVisible()) await phone.click();
  await all.fold.click();
  await expect(all.file).toBeEnabled();
  return all;
}

/** The engine's prices for that year, plan by plan, lowest first. */
function engineYears(plans: readonly EnergyPlan[], text: string) {
  const reader = nem12Reader();
  reader.push(text);
  const [meter] = reader.end();
  if (!meter) throw new Error('The file has no meter');
  const home = householdOf({}, measuredYearOf(meter));
  return plans
    .filter((plan) => isPriced(plan) && servesHome(plan, home))
    .map((plan) => ({ name: plan.name, cents: priceOf(plan, home, today()).yearCents }))
    .toSorted((one, other) => one.cents - other.cents);
}

/** Everything that a page can store in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

test('the list is priced and ordered by a year of half hours, and no meter data leaves the page', async ({
  page,
}) => {
  const { file, banner, stop, names, cards } = await open(page);
  const before = await names.allTextContents();
  const [storedBefore, barBefore] = [await kept(page), page.url()];
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const answered = page.waitForResponse((response) => response.url().includes('/api/plans/energy'));
  await file.setInputFiles(asFile(year));
  await expect(banner).toContainText(
    /^Priced with your meter data: 365 days, [\d,]+ kWh, [\d,]+ kWh/,
  );

  const sold: { plans: { plan: EnergyPlan }[] } = await (await answered).json();
  const expected = engineYears(
    sold.plans.map(({ plan }) => plan),
    year,
  );
  await expect(names.first()).toHaveText(expected[0]?.name ?? '');
  await expect(cards.first()).toContainText(dollars(expected[0]?.cents ?? 0));
  expect(await names.allTextContents()).toEqual(
    expected.slice(0, await names.count()).map(({ name }) => name),
  );
  expect(await names.allTextContents()).not.toEqual(before);

  // Sort and filters still work, in the browser.
  await page.getByLabel('Sort by').selectOption('2');
  await expect(names.first()).toHaveText(expected.at(-1)?.name ?? '');
  await page.getByRole('checkbox', { name: 'No exit fee' }).check();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('No exit fee');

  // Files of the build, and the brand's icon, which a browser requests again when the URL changes.
  const still = /\/(?:assets\/[\w.-]+\.js|media\/\w+\/mark\.svg)$/;
  const calls = requests.filter((request) => !still.test(request.url()));
  expect(calls.map((request) => request.method())).toEqual(['GET']);
  const [call] = calls.map((request) => new URL(request.url()));
  expect(call?.pathname).toBe('/api/plans/energy');
  expect([...(call?.searchParams ?? [])]).toEqual([
    ['fuel', 'Electricity'],
    ['customer', 'Residential'],
  ]);
  for (const request of requests) expect(request.postData()).toBeNull();
  expect(await kept(page)).toEqual(storedBefore);

  await page.goBack();
  await page.goBack();
  expect(page.url()).toBe(barBefore);
  await stop.click();
  await expect(names).toHaveText(before);
  await expect(file).toBeFocused();

  await file.setInputFiles(asFile(year));
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toHaveCount(0);
  await expect(names).toHaveText(before);
});

test('a broken file is named by line and reason, and the list stays as it was', async ({
  page,
}) => {
  const { file, banner, names } = await open(page);
  const before = await names.allTextContents();
  const broken = year.replace('300,20250110', '300,20250230');
  await file.setInputFiles(asFile(broken));
  await expect(page.getByRole('alert')).toContainText(
    'Line 12: “20250230”. There is no such date.',
  );
  await expect(banner).toHaveCount(0);
  expect(await names.allTextContents()).toEqual(before);
  await expectAccessible(page, 'a broken file');

  await file.setInputFiles(asFile(year));
  await expect(banner).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Line' })).toHaveCount(0);
});

test('a file of 30 MB is read with progress, and the page stays responsive', async ({
  page,
}, info) => {
  const path = info.outputPath('large.csv');
  const kwh = (day: number, interval: number) => 0.02 + ((day * 31 + interval * 17) % 997) / 9_973;
  const lines = meterLines({ from: '2015-01-01', days: 4_000, minutes: 5, kwh });
  const text = [...lines].join('');
  writeFileSync(path, text.repeat(Math.ceil(30_000_000 / text.length)));
  const { file, banner } = await open(page);
  const pauses = page.evaluate(
    () =>
      new Promise<{ longest: number; shares: number[] }>((resolve) => {
        const shares: number[] = [];
        let [last, longest, begun] = [performance.now(), 0, false];
        const look = (now: number) => {
          const bar = document.querySelector('progress');
          if (bar?.hasAttribute('value')) shares.push(bar.value);
          if (begun) longest = Math.max(longest, now - last);
          begun ||= bar !== null;
          last = now;
          if (begun && document.body.textContent?.includes('Priced with your meter data:')) {
            resolve({ longest, shares });
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await file.setInputFiles(path);
  await expect(banner).toContainText('365 days', { timeout: 60_000 });
  const { longest, shares } = await pauses;
  info.annotations.push({ type: 'longest pause', description: `${Math.round(longest)} ms` });
  expect(new Set(shares).size).toBeGreaterThan(5);
  expect(longest).toBeLessThan(1_000);
});

test('by keyboard: open, choose, stop; axe finds nothing', async ({ page }) => {
  page.on('filechooser', (chooser) => chooser.setFiles(asFile(year)));
  await page.goto(url);
  await startIslands(page);
  const { fold, file, banner, stop } = parts(page);
  await tabTo(page, page.locator('summary').filter({ has: fold }));
  await page.keyboard.press('Enter');
  await expect(file).toBeVisible();
  await tabTo(page, file);
  await expectAccessible(page, 'the meter part, open');
  await page.keyboard.press('Enter');
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'a list priced by a meter');
  await tabTo(page, page.getByRole('checkbox', { name: /controlled load/ }));
  await page.keyboard.press('Space');
  await expect(banner).not.toContainText('controlled load');
  await tabTo(page, stop);
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(file).toBeFocused();
  await expectRing(page);
});

for (const width of [390, 1280]) {
  test(`fits at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const { file, banner } = await open(page);
    await file.setInputFiles(asFile(year + meterFile({ nmi: '9999000002', days: 90 })));
    await expect(banner).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await banner.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath(`meter-${width}.png`) });
  });
}

/** What the meter section says where no script runs. */
const instead = /enter your yearly kWh from your bills/;

test('where the script does not come, the meter section says what to do instead', async ({
  page,
  problems,
}) => {
  problems.allow(/plan-list\.island/);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/\/plan-list\.island-[^/]+\.js$/, (route) => route.abort());
  await page.goto(url);
  // Such a page reloads once.
  await expect.poll(() => loads).toBe(2);
  const list = page.locator('x-island[name=plan-list]');
  await expect(list).toHaveAttribute('data-state', 'failed');
  await parts(page).fold.click();
  await expect(page.getByText(instead)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the meter section says what to do instead', async ({ page }) => {
    await page.goto(url);
    const { fold, file } = parts(page);
    await fold.click();
    await expect(page.getByText(instead)).toBeVisible();
    await expect(file).toHaveCount(0);
  });
});
