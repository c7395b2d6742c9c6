/** The address box: when it searches, what it shows, and what typing and choosing do (spec: address-entry). */
import { messages } from '../../../domain/forms/messages.ts';
import { api, collect, held, pause } from '../support/calls.ts';
import { addressPage, heroPage, postcodePage } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openHero, openReadyHero } from '../support/hero-form.ts';
import { home, other, suburb } from '../support/sample-addresses.ts';

/** Characters before a search starts (spec: address-entry). */
const minimumAddressSearch = 4;
const minimumPostcodeSearch = 3;
/** Milliseconds from the last key to the search (spec: address-entry), and a pause that is surely longer. */
const debounce = 200;
const surelyOver = 1_000;

test('says where to start, in address and in postcode mode', async ({ page }) => {
  const address = heroPage('no placeholder of its own', (search) => {
    return !search.isPostcode && search.searchPlaceholder === undefined;
  });
  const { box } = await openHero(page, address);
  await expect(box).toHaveAttribute('placeholder', 'Start with your address');
  await openHero(page, postcodePage);
  await expect(box).toHaveAttribute('placeholder', 'Start with your postcode');
});

test('searches an address from four characters on', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const calls = collect(page, '/api/address-search');
  await hero.box.fill(home.typed.slice(0, minimumAddressSearch - 1));
  await pause(surelyOver);
  expect(calls.length).toBe(0);
  await hero.box.fill(home.typed.slice(0, minimumAddressSearch));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toEqual({
    address: home.typed.slice(0, minimumAddressSearch).trim(),
  });
});

test('searches a postcode from three characters on, through the gateway', async ({ page }) => {
  const hero = await openReadyHero(page, postcodePage);
  const calls = collect(page, '/api/v2');
  await hero.box.fill(suburb.typed.slice(0, minimumPostcodeSearch - 1));
  await pause(surelyOver);
  expect(calls.length).toBe(0);
  const typed = suburb.typed.slice(0, minimumPostcodeSearch);
  await hero.box.fill(typed);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toMatchObject({
    path: '/postcode/list',
    method: 'GET',
    body: { search: typed },
  });
  await expect(hero.options.first()).toBeVisible();
  for (const line of await hero.options.allTextContents()) {
    expect(line.split(', ')).toHaveLength(3);
  }
});

test('a tap opens its list again after Enter has closed it', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(home.typed);
  await expect(hero.list).toBeVisible();
  await hero.box.press('Enter');
  await expect(hero.list).toBeHidden();
  await hero.box.click();
  await expect(hero.list).toBeVisible();
  await hero.options.first().click();
  // After a choice there is nothing left to offer.
  await hero.box.click();
  await expect(hero.list).toBeHidden();
});

test('waits until typing stops, and then asks once', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const calls = collect(page, '/api/address-search');
  // Keys are sent from inside the page, so that a slow machine leaves no gap between them.
  await hero.box.evaluate(async (input: HTMLInputElement, text) => {
    for (let end = 1; end <= text.length; end++) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        text.slice(0, end),
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    Reflect.set(globalThis, 'stopped', performance.now());
  }, home.typed);
  await expect(hero.list).toBeVisible();
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ address: home.typed }]);
  const waited = await page.evaluate(() => {
    const [first] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/address-search'));
    // The last key came one interval before `stopped`.
    return (first?.startTime ?? 0) - Number(Reflect.get(globalThis, 'stopped')) + 30;
  });
  // At most that much later is a matter of the machine; a unit test counts the milliseconds.
  expect(waited).toBeGreaterThan(debounce - 30);
});

test('shows a spinner while it searches and while it fetches, then a tick', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const [search, retrieve] = [held(), held()];
  await page.route(api.search, search.handle);
  await page.route(api.retrieve, retrieve.handle);
  await hero.box.fill(home.typed);
  await expect(hero.spinner).toBeVisible();
  search.release();
  await expect(hero.options.first()).toBeVisible();
  await expect(hero.spinner).toBeHidden();
  await hero.options.filter({ hasText: home.line }).first().click();
  await expect(hero.spinner).toBeVisible();
  await expect(hero.tick).toBeHidden();
  await expect(hero.list).toBeHidden();
  retrieve.release();
  await expect(hero.tick).toBeVisible();
  await expect(hero.spinner).toBeHidden();
  await expect(hero.status).toContainText(home.line);
});

for (const { width, rem } of [
  { width: 1280, rem: 13 },
  { width: 390, rem: 10 },
]) {
  test(`the list is at most ${rem} rem high at ${width} px and can be scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const hero = await openReadyHero(page, addressPage);
    const [, street = ''] = home.typed.split(' ');
    await hero.box.fill(street);
    await expect(hero.options.first()).toBeVisible();
    expect(await hero.options.count()).toBeGreaterThan(5);
    const size = await hero.list.evaluate((list) => ({
      height: list.getBoundingClientRect().height,
      inner: list.scrollHeight,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    expect(size.height).toBeLessThanOrEqual(rem * size.rem + 1);
    expect(size.height).toBeGreaterThan(rem * size.rem - 60);
    expect(size.inner).toBeGreaterThan(size.height);
  });
}

for (const size of [
  { width: 1280, height: 600 },
  { width: 390, height: 664 },
]) {
  test(`the list opens in sight, and its box stays in sight, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const front = heroPage('more above it', ({ isPostcode }, { path }) => {
      return path === '/' && !isPostcode;
    });
    const hero = await openReadyHero(page, front);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await hero.box.evaluate((box: HTMLInputElement, typed) => {
      // Playwright's own fill would scroll.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }, home.typed);
    await expect(hero.options.first()).toBeVisible();
    await expect(hero.list).toBeInViewport({ ratio: 1 });
    await expect(hero.box).toBeInViewport({ ratio: 1 });
  });
}

test('the box is at most 600 px wide', async ({ page }) => {
  const hero = await openHero(page, addressPage);
  const box = await hero.box.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(box?.width).toBeGreaterThan(300);
});

test('typing after a choice clears the choice', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.choose(home);
  await hero.box.press('End');
  await hero.box.press('x');
  await expect(hero.tick).toBeHidden();
  const posts = collect(page, '/api/hero');
  await hero.box.press('Enter');
  await expect(hero.message).toHaveText(messages.addressIncomplete);
  await expect(hero.box).toHaveValue(`${home.line}x`);
  expect(posts).toHaveLength(0);
});

test('typing while the choice is fetched forgets the choice', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const retrieve = held();
  await page.route(api.retrieve, retrieve.handle);
  await hero.box.fill(home.typed);
  await hero.options.filter({ hasText: home.line }).first().click();
  await expect(hero.spinner).toBeVisible();
  await hero.box.fill(other.typed);
  retrieve.release();
  await expect(hero.options.filter({ hasText: other.line }).first()).toBeVisible();
  await expect(hero.tick).toBeHidden();
  await expect(hero.box).toHaveValue(other.typed);
});

test('an answer that comes late is not shown', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const first = held();
  let calls = 0;
  await page.route(api.search, (route) => (calls++ === 0 ? first.handle(route) : route.continue()));
  await hero.box.fill(home.typed);
  await expect.poll(() => calls).toBe(1);
  await hero.box.fill(other.typed);
  await expect(hero.options.first()).toHaveText(other.line);
  first.release();
  await pause(500);
  await expect(hero.options.first()).toHaveText(other.line);
  await expect(hero.spinner).toBeHidden();
});

test('a search that never answers is given up with a message, and can be tried again', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  const search = held();
  await page.route(api.search, search.handle);
  await hero.box.fill(home.typed);
  await expect(hero.spinner).toBeVisible();
  // The browser's deadline is 8 s, and on a busy machine the token before it takes its time; the typed text stays.
  await expect(hero.message).toHaveText(messages.addressFetchFailed, { timeout: 25_000 });
  await expect(hero.spinner).toBeHidden();
  await expect(hero.box).toHaveValue(home.typed);
  search.release();
  await page.unroute(api.search);
  await hero.choose(other);
});

test('the entry that Enter takes stands out in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(home.typed.slice(0, minimumAddressSearch));
  await expect(hero.options.nth(1)).toBeVisible();
  await hero.box.press('ArrowDown');
  const looks = await hero.options.evaluateAll((options) =>
    options.slice(0, 2).map((option) => {
      const { backgroundColor, borderLeftColor } = getComputedStyle(option);
      return { ground: backgroundColor, edge: borderLeftColor };
    }),
  );
  const named = async (colour: string) =>
    page.evaluate((name) => {
      document.body.style.setProperty('outline-color', name);
      return getComputedStyle(document.body).outlineColor;
    }, colour);
  expect(looks[0]?.ground).toBe(await named('Highlight'));
  // The border of the others is the colour of the background.
  expect(looks[1]?.edge).toBe(await named('Canvas'));
});

test('the clear button empties the box and keeps the focus', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill('19');
  await hero.form.getByRole('button', { name: 'Clear the address', exact: true }).click();
  await expect(hero.box).toHaveValue('');
  await expect(hero.box).toBeFocused();
});

test('a choice fetches the full record of just that suggestion', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  const answer = page.waitForResponse(api.search);
  const calls = collect(page, '/api/retreive-address');
  await hero.choose(home);
  const { data } = await (await answer).json();
  const chosen = data.find((one: { DisplayLine: string }) => one.DisplayLine === home.line);
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ recordId: chosen.RecordId }]);
});

test('leaving the box closes the list, and a press outside chooses nothing', async ({ page }) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(home.typed);
  await expect(hero.list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(hero.list).toBeHidden();
  await expect(hero.box).toHaveValue(home.typed);
  await expect(hero.tick).toBeHidden();
});

test('a screen reader that moves the focus to an entry and presses it chooses it', async ({
  page,
}) => {
  const hero = await openReadyHero(page, addressPage);
  await hero.box.fill(home.typed);
  const option = hero.options.filter({ hasText: home.line }).first();
  await option.evaluate((entry: HTMLElement) => entry.focus());
  await option.dispatchEvent('click', {}, { timeout: 5_000 });
  await expect(hero.tick).toBeVisible();
  await expect(hero.box).toHaveValue(home.line);
});
