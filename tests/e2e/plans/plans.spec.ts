/** Lists of plans in the browser: filters, sort, pages and choices, by keyboard, without script, and when a call fails. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { api, failing, held } from '../support/calls.ts';
import { origin, pages, type SitePage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { tabTo } from '../support/press-keys.ts';
import { cutOptions, loadFonts, overflow, startIslands } from '../support/settled-page.ts';

const lists = pages.flatMap((page) => {
  const widget = page.sections.find(({ type }) => type === 'plans');
  return widget ? [{ ...page, vertical: String(widget.vertical) }] : [];
});
/** A product's own list; other pages preset the words and filters of theirs. */
const listOf = (vertical: string) => {
  const found = lists.find((one) => one.vertical === vertical && one.path.endsWith('/plans'));
  if (!found) throw new Error(`No page has a list of ${vertical} plans: add one to the content`);
  return found;
};
const internet = listOf('broadband');
const mobile = listOf('mobile');

const urlOf = ({ brand, path }: SitePage) => origin(brand) + path;
const parts = (page: Page) => ({
  form: page.getByRole('form', { name: 'Sort and filter plans' }),
  status: page.getByRole('status').filter({ hasText: /plan/ }).first(),
  cards: page.getByRole('article'),
  names: page.getByRole('article').getByRole('heading'),
  sort: page.getByLabel('Sort by'),
  slider: page.getByRole('slider'),
  pages: page.getByRole('navigation', { name: 'Pages of this list' }),
});

async function open(page: Page, where: SitePage, query = '') {
  await page.goto(urlOf(where) + query);
  await startIslands(page);
  return parts(page);
}

test.describe('with script', () => {
  test('sort and filters change the list at once, and the URL with it', async ({ page }) => {
    const { sort, status, names, form } = await open(page, internet, '?rc=E2EPLANS');
    await expect(form.getByRole('button', { name: /^Show [a-z]+$/ })).toHaveCount(0);
    const first = await names.first().textContent();
    await sort.selectOption('2');
    await expect(status).toContainText('highest to lowest estimated cost');
    await expect(names.first()).not.toHaveText(first ?? '');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('2');

    await page.locator('summary').filter({ hasText: 'Speed tier' }).click();
    await page.getByRole('checkbox', { name: '100 Mbps', exact: true }).check();
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(
      'Speed tier 100',
    );
    await expect(page).toHaveURL(/speed=100/);
    // The campaign stays in the URL and on every link onward.
    expect(new URL(page.url()).searchParams.get('rc')).toBe('E2EPLANS');
    for (const apply of await page.getByRole('link', { name: 'Apply Now' }).all()) {
      await expect(apply).toHaveAttribute('href', /plan=[\w-]+&rcCode=E2EPLANS$/);
    }

    await page.goBack();
    await expect(page.getByRole('list', { name: 'Chosen filters' })).not.toContainText(
      'Speed tier',
    );
    await expect(sort).toHaveValue('2');
    await page.goBack();
    await expect(sort).toHaveValue('1');
    await expect(names.first()).toHaveText(first ?? '');
  });

  test('the URL alone brings the same list back', async ({ page, context }) => {
    const { sort, names, status } = await open(page, internet);
    await sort.selectOption('2');
    await expect(status).toContainText('highest to lowest');
    const wanted = await names.allTextContents();
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await parts(other).names.allTextContents()).toEqual(wanted);
  });

  test('one tick leaves the plans that may use 5G', async ({ page }) => {
    const { cards, form, status } = await open(page, mobile);
    const before = await status.textContent();
    await form.getByRole('checkbox', { name: '5G only' }).check();
    await expect(status).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/fiveG=1/);
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) await expect(card).toContainText('Network5G');
  });

  test('the slider by keyboard and by its buttons, applied after half a second', async ({
    page,
  }) => {
    const { slider, status } = await open(page, mobile);
    await expect(slider).toHaveValue('30');
    await expect(slider).toHaveAttribute('aria-valuetext', '30 GB per month or more');
    const before = await status.textContent();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '50 GB per month or more');
    // No request while the slider moves.
    expect(new URL(page.url()).searchParams.get('data')).toBeNull();
    await expect(page).toHaveURL(/data=50/);
    await expect(status).not.toHaveText(before ?? '');
    await expect(slider).toBeFocused();
    await page.getByRole('button', { name: 'Less data' }).click();
    await expect(page).toHaveURL(/data=40/);
    await page.getByRole('link', { name: 'Remove 40+ GB per month' }).click();
    await expect(slider).toHaveValue('0');
    await expect(page).toHaveURL(/data=0/);
    await expect(status).toBeFocused();
  });

  test('pages: the list, the title and the focus follow', async ({ page }) => {
    const { names, status, pages: nav } = await open(page, internet);
    const first = await names.allTextContents();
    await tabTo(page, nav.getByRole('link', { name: 'Next page' }));
    await page.keyboard.press('Enter');
    await expect(status).toContainText('Showing 11 to 20');
    await expect(status).toBeFocused();
    await expect(page).toHaveTitle(/, page 2 \|/);
    await expect(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(await names.allTextContents()).not.toEqual(first);
    await page.goBack();
    await expect(status).toContainText('Showing 1 to 10');
    await expect(page).not.toHaveTitle(/, page/);
  });

  test('the current page’s link keeps its look under the pointer', async ({ page }) => {
    const { pages: nav } = await open(page, internet);
    const look = (name: string) =>
      nav.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
    const [shown, other] = [await look('Page 1'), await look('Page 2')];
    await nav.getByRole('link', { name: 'Page 1' }).hover();
    expect(await look('Page 1')).toBe(shown);
    await nav.getByRole('link', { name: 'Page 2' }).hover();
    expect(await look('Page 2')).not.toBe(other);
  });

  test('a filter goes back to page 1', async ({ page }) => {
    const { sort, status } = await open(page, internet, '?page=3');
    await expect(status).toContainText('Showing 21 to 30');
    await sort.selectOption('2');
    await expect(status).toContainText('Showing 1 to 10');
    await expect(page).not.toHaveURL(/page=/);
  });

  test('a call that fails keeps the list, says so, and can be tried again', async ({
    page,
    problems,
  }) => {
    problems.allow(/exception: The list of plans could not be fetched/);
    problems.allow(/^response: 503 .*\/api\/plans/);
    const { sort, names, status } = await open(page, internet);
    const first = await names.allTextContents();
    await page.route(api.plans, failing(503, 'We could not load plans just now.'));
    await sort.selectOption('2');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not update the list');
    expect(await names.allTextContents()).toEqual(first);
    await expect(status).toContainText('lowest to highest');
    await expectAccessible(page, 'a list after a failure', 'x-island');
    await page.unroute(api.plans);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toContainText('highest to lowest');
    await expect(alert).toHaveCount(0);
  });

  test('at most four plans can be compared, across several pages', async ({ page }) => {
    const { cards, pages: nav, status } = await open(page, internet);
    const compare = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1, 2]) await compare.nth(index).check();
    await nav.getByRole('link', { name: 'Page 2' }).click();
    await expect(status).toContainText('Showing 11 to 20');
    await compare.nth(0).check();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
    await expect(compare.nth(1)).toBeDisabled();
    await expect(cards).toHaveCount(10);
    // Chosen on page 1, removed on page 2.
    const chosen = page.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link');
    await expect(chosen).toHaveCount(4);
    await chosen.first().click();
    await expect(page.locator('p:focus')).toHaveText('3 of 4 chosen');
    await expect(status).toContainText('Showing 11 to 20');
    await compare.nth(1).check();
    await expect(compare.nth(2)).toBeDisabled();
    await page.getByRole('button', { name: /^Compare ticked/ }).click();
    await expect(page).toHaveURL(/\/compare\?/);
    expect(new URL(page.url()).searchParams.getAll('plans')).toHaveLength(4);
  });

  test('the plans to compare are in the URL, and stay from page to page and list to list', async ({
    page,
    context,
  }) => {
    const { cards, names, sort, status } = await open(page, internet, '?rc=E2EPLANS');
    const compare = page.getByRole('checkbox', { name: /^Compare/ });
    const chosen = page.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link');
    // With its provider, because two providers may sell a plan of the same name.
    const provider = await cards.nth(1).locator('p[id$=-provider]').textContent();
    const wanted = `${await names.nth(1).textContent()} from ${provider}`;
    await compare.nth(1).check();
    await expect(chosen).toHaveText([`Remove ${wanted}`]);
    const asked = () => new URL(page.url()).searchParams;
    await expect.poll(() => asked().getAll('plans')).toHaveLength(1);
    await sort.selectOption('2');
    await expect(status).toContainText('highest to lowest');
    expect(asked().getAll('plans')).toHaveLength(1);
    expect(asked().get('rc')).toBe('E2EPLANS');

    // From the URL alone in another tab, and from the session alone in this one.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(
      other.getByRole('list', { name: /^\w+ to compare$/ }).getByRole('link'),
    ).toHaveText([`Remove ${wanted}`]);
    await page.goto(urlOf(internet));
    await startIslands(page);
    await expect(chosen).toHaveText([`Remove ${wanted}`]);
    await expect.poll(() => asked().getAll('plans')).toHaveLength(1);

    await page.getByRole('button', { name: /^Compare ticked/ }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await page.goBack();
    await startIslands(page);
    await expect(chosen).toHaveText([`Remove ${wanted}`]);
    await page.getByRole('link', { name: 'Clear the plans to compare' }).click();
    await expect(chosen).toHaveCount(0);
    await expect.poll(() => asked().has('plans')).toBe(false);
    await expect(compare.nth(0)).toBeEnabled();
  });

  test('a choice made before the script came counts', async ({ page }) => {
    const script = held();
    await page.route('**/assets/hydrate-*.js', script.handle);
    await page.goto(urlOf(mobile));
    const { slider } = parts(page);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    script.release();
    await expect(page).toHaveURL(/data=40/);
    await expect(slider).toHaveValue('40');
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('40+ GB');
  });

  test('a filter’s panel by keyboard: opens, ticks, closes on Escape', async ({ page }) => {
    await open(page, internet);
    const summary = page.locator('summary').filter({ hasText: 'Modem' });
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    const box = page.getByRole('checkbox', { name: 'Included' });
    await expect(box).toBeVisible();
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/modem=Included/);
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(summary).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form fetches the list, and carries the campaign', async ({ page }) => {
    await page.goto(`${urlOf(internet)}?rc=E2EPLANS`);
    const { sort, status, form, names, pages: nav } = parts(page);
    await sort.selectOption('2');
    await page.locator('summary').filter({ hasText: 'Speed tier' }).click();
    await page.getByRole('checkbox', { name: '50 Mbps', exact: true }).check();
    await form
      .getByRole('group')
      .getByRole('button', { name: /^Show [a-z]+$/ })
      .click();
    await expect(status).toContainText('highest to lowest');
    expect(new URL(page.url()).searchParams.get('rcCode')).toBe('E2EPLANS');
    const first = await names.allTextContents();
    await nav.getByRole('link', { name: 'Next page' }).click();
    await expect(status).toContainText('Showing 11 to');
    await expect(page).toHaveURL(/sort=2.*speed=50.*page=2.*rcCode=E2EPLANS/);
    expect(await names.allTextContents()).not.toEqual(first);
    await page.getByRole('link', { name: 'Remove Speed tier 50' }).click();
    await expect(page).not.toHaveURL(/speed=50/);
  });

  test('no connection ticked means all of them', async ({ page }) => {
    await page.goto(urlOf(internet));
    const { status, form } = parts(page);
    const total = async () => Number.parseInt((await status.textContent()) ?? '', 10);
    const ofNbn = await total();
    await page.locator('summary').filter({ hasText: 'Connection' }).click();
    await page.getByRole('checkbox', { name: 'nbn', exact: true }).uncheck();
    await page.locator('summary').filter({ hasText: 'Connection' }).click();
    await form
      .getByRole('button', { name: /^Show [a-z]+$/ })
      .last()
      .click();
    expect(await total()).toBeGreaterThan(ofNbn);
  });

  test('chosen plans carry over to the next page, and a link removes them', async ({ page }) => {
    await page.goto(urlOf(internet));
    const box = page.getByRole('checkbox', { name: /^Compare/ }).first();
    const id = await box.getAttribute('value');
    await page.goto(`${urlOf(internet)}?plans=${id}`);
    await expect(box).toBeChecked();
    await parts(page).pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText('1 of 4 chosen')).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check();
    await page.getByRole('button', { name: /^Compare ticked/ }).click();
    expect(new URL(page.url()).searchParams.getAll('plans')).toHaveLength(2);
    await page.goBack();
    await page
      .getByRole('list', { name: /^\w+ to compare$/ })
      .getByRole('link', { name: /^Remove/ })
      .click();
    await expect(page).toHaveURL(/page=2/);
    expect(new URL(page.url()).searchParams.has('plans')).toBe(false);
  });

  test('ticked plans are compared', async ({ page }) => {
    await page.goto(urlOf(mobile));
    const compare = page.getByRole('checkbox', { name: /^Compare/ });
    await compare.nth(0).check();
    await compare.nth(2).check();
    await page.getByRole('button', { name: /^Compare ticked/ }).click();
    expect(new URL(page.url()).searchParams.getAll('plans')).toHaveLength(2);
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('the form is beside its list from 1152 px up, and folds behind a line below that', async ({
  page,
}) => {
  const { form } = await open(page, internet);
  const line = page.locator('summary').filter({ hasText: /^Sort, filter/ });
  const done = form.getByRole('button', { name: /^Show \d+ plans$/ });
  await page.setViewportSize({ width: 1152, height: 800 });
  await expect(line).toBeHidden();
  await expect(done).toBeHidden();
  // The situations are above the form, in the same column.
  const [beside, results] = [
    await page.locator('.list-columns > .phone-fold').boundingBox(),
    await page.locator('.plan-results').boundingBox(),
  ];
  expect(beside?.y).toBe(results?.y);
  expect((beside?.x ?? Infinity) + (beside?.width ?? 0)).toBeLessThan(results?.x ?? 0);

  await page.setViewportSize({ width: 1151, height: 800 });
  await expect(form).toBeHidden();
  await line.click();
  const [folded, below] = [
    await form.boundingBox(),
    await page.locator('.plan-results').boundingBox(),
  ];
  expect(folded?.x).toBe(below?.x);
  await done.click();
  await expect(form).toBeHidden();
});

test('print shows the plans, and none of the form', async ({ page }) => {
  const { form, cards } = await open(page, internet);
  await page.locator('summary').filter({ hasText: 'Modem' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toBeVisible();
  await expect(form).toBeHidden();
  for (const gone of [
    '.filter-panel',
    '.compare-bar',
    '.plan-compare',
    '.plan-pages',
    '.phone-fold > summary',
    '.plan-cost .btn',
  ]) {
    await expect(page.locator(gone).first()).toBeAttached();
    await expect(page.locator(gone).first()).toBeHidden();
  }
});

test.describe('every list', () => {
  for (const list of lists) {
    test(`${list.brand.slug}${list.path}: accessible, nothing overflows`, async ({ page }) => {
      for (const width of [390, 1280]) {
        const at = `at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await page.goto(urlOf(list));
        await loadFonts(page);
        const top = () =>
          page
            .locator('.plan-results')
            .evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
        const before = await top();
        await startIslands(page);
        expect(await top(), `nothing jumps when the script starts ${at}`).toBe(before);
        expect(await overflow(page), at).toEqual([]);
        const fold = page.locator('summary').filter({ hasText: /^(?:Sort|Your use)\b.*filter/ });
        if (await fold.isVisible()) await fold.click();
        expect(await overflow(page), at).toEqual([]);
        const more = page.locator('summary').filter({ hasText: 'More about your home' });
        if (await more.isVisible()) await more.click();
        expect(await cutOptions(page), at).toEqual([]);
        // The narrowest window with the same columns.
        await page.setViewportSize({ width: width === 390 ? 320 : 1152, height: 900 });
        expect(await cutOptions(page), at).toEqual([]);
        await page.setViewportSize({ width, height: 900 });
        await page.locator('summary').filter({ hasText: 'Providers' }).click();
        expect(await overflow(page), at).toEqual([]);
        await expectAccessible(page, `${list.path} with a panel open ${at}`);
      }
    });
  }
});
