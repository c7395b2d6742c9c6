/** Rows of a list that hydrate after its form: what a visitor ticks or chooses before that counts all the same. */
import type { Page } from '@playwright/test';
import { held } from '../support/calls.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { waitingRows } from '../support/settled-page.ts';

const list = pages.find(({ sections }) =>
  sections.some(({ type, vertical }) => type === 'plans' && vertical === 'broadband'),
);
if (!list) throw new Error('No page has a list of internet plans: add one to the content');
const url = origin(list.brand) + list.path;

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ });
const planOf = (label: string) => label.replace('Compare ', '');

async function expectChosen(page: Page, names: readonly string[]) {
  await expect(page.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link')).toHaveText(
    names.map((name) => `Remove ${name}`),
  );
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll('plans').length)
    .toBe(names.length);
}

test('a tick before the script came', async ({ page }) => {
  const script = held();
  await page.route('**/assets/hydrate-*.js', script.handle);
  await page.goto(url);
  const box = boxes(page).last();
  const name = planOf((await box.locator('xpath=..').textContent()) ?? '');
  await box.check();
  script.release();
  await expectChosen(page, [name]);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByRole('list', { name: /^\w+ to compare$/ })).toHaveCount(0);
});

/** Opens the list without its script, and chooses another order. */
async function chooseEarly(page: Page) {
  const script = held();
  await page.route('**/assets/hydrate-*.js', script.handle);
  await page.goto(url);
  const order = page.getByLabel('Sort by');
  const other = (await order.locator('option:not(:checked)').first().getAttribute('value')) ?? '';
  await order.selectOption(other);
  return { script, order, other };
}

test('an order chosen before the script came', async ({ page }) => {
  const { script, order, other } = await chooseEarly(page);
  await order.focus();
  script.release();
  await expect(page).toHaveURL(new RegExp(`sort=${other}`));
  await expect(order).toHaveValue(other);
  await expect(order).toBeFocused();
});

test('an order chosen before the script came, which then fails', async ({ page, problems }) => {
  problems.allow(/^console: |^exception: /);
  const { script, order, other } = await chooseEarly(page);
  const island = page.locator('x-island[name="plan-list"]');
  await island.evaluate((host) => host.setAttribute('props', '{}'));
  script.release();
  await expect(island).toHaveAttribute('data-state', 'failed');
  await expect(order).toHaveValue(other);
});

/** Runs `act` in the page as soon as the list says that it is ready; its rows hydrate in a later task. */
async function whenReady(page: Page, act: (island: Element) => void) {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector('x-island[name="plan-list"]');
    new MutationObserver((_, observer) => {
      if (island.dataset.state !== 'ready') return;
      observer.disconnect();
      document.documentElement.dataset.waiting = (${waitingRows})(island);
      (${act})(island);
    }).observe(island, { attributes: true });
  })`);
}

test('ticks after the form has hydrated, before its rows', async ({ page }) => {
  await whenReady(page, (island) => {
    const rows = [...island.querySelectorAll<HTMLInputElement>('.plan-compare input')];
    rows.at(-1)?.click();
    rows.at(0)?.click();
  });
  await page.goto(url);
  const names = await boxes(page).locator('xpath=..').allTextContents();
  await expectChosen(page, [planOf(names.at(-1) ?? ''), planOf(names.at(0) ?? '')]);
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).last()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-waiting', `${names.length}`);
});

test('a link of the list works without a page load as soon as the form has hydrated', async ({
  page,
}) => {
  await whenReady(page, (island) => {
    Object.assign(window, { stayed: true });
    island.querySelector<HTMLElement>('.plan-pages a[href*="page=2"]')?.click();
  });
  await page.goto(url);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 11 to' })).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

for (const when of ['a tick before the script', 'nobody'] as const) {
  test(`a row that fails gives the server's list back: woken by ${when}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^console: |^exception: /);
    const script = held();
    await page.route('**/assets/hydrate-*.js', script.handle);
    await page.goto(url);
    const box = boxes(page).last();
    if (when !== 'nobody') await box.check();
    await page.locator('x-island[name="plan-list"]').evaluate((island) => {
      const props = JSON.parse(island.getAttribute('props') ?? '{}');
      props.list.plans.at(-1).inclusions = null;
      island.setAttribute('props', JSON.stringify(props));
    });
    const rows = await boxes(page).count();
    script.release();
    await expect(page.locator('x-island[name="plan-list"]')).toHaveAttribute(
      'data-state',
      'failed',
    );
    await expect(boxes(page)).toHaveCount(rows);
    await expect(box).toBeChecked({ checked: when !== 'nobody' });
  });
}
