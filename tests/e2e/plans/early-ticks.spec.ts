/** Rows of a list come alive after its form: what a visitor ticks before that counts like any other tick. */
import type { Page } from '@playwright/test';
import { held } from '../support/calls.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';

const list = pages.find(({ sections }) =>
  sections.some(({ type, vertical }) => type === 'plans' && vertical === 'broadband'),
);
if (!list) throw new Error('No page has a list of internet plans: add one to the content');
const url = origin(list.brand) + list.path;

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ });
const planOf = (label: string | null) => label?.replace('Compare ', '');

async function expectChosen(page: Page, names: readonly (string | undefined)[]) {
  await expect(page.getByRole('list', { name: 'Plans to compare' }).getByRole('link')).toHaveText(
    names.map((name) => `Remove ${name}`),
  );
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll('plans').length)
    .toBe(names.length);
}

test('before the script came', async ({ page }) => {
  const script = held();
  await page.route('**/assets/hydrate-*.js', script.handle);
  await page.goto(url);
  const box = boxes(page).last();
  const name = planOf(await box.locator('xpath=..').textContent());
  await box.check();
  script.release();
  await expectChosen(page, [name]);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByRole('list', { name: 'Plans to compare' })).toHaveCount(0);
});

test('between the form and its row', async ({ page }) => {
  // Called as soon as the island says that it is ready: rows wait for a later task.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('x-island[name="plan-list"]');
      if (!island) throw new Error('The page has no list of plans');
      new MutationObserver((_, observer) => {
        if (island.getAttribute('data-state') !== 'ready') return;
        observer.disconnect();
        const rows = [...island.querySelectorAll<HTMLInputElement>('.plan-compare input')];
        const alive = (row: Element) => Object.keys(row).some((key) => key.startsWith('__react'));
        document.documentElement.dataset.waiting = String(rows.filter((row) => !alive(row)).length);
        rows.at(-1)?.click();
        rows.at(0)?.click();
      }).observe(island, { attributes: true });
    });
  });
  await page.goto(url);
  const names = await boxes(page).locator('xpath=..').allTextContents();
  await expectChosen(
    page,
    [names.at(-1), names.at(0)].map((label) => planOf(label ?? null)),
  );
  await expect(boxes(page).first()).toBeChecked();
  await expect(boxes(page).last()).toBeChecked();
  const waiting = await page.locator('html').getAttribute('data-waiting');
  expect(Number(waiting), 'rows that waited').toBe(names.length);
});
