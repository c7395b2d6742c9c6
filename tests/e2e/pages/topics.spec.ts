/** Tabs, sidebars of topics, accordions and changing words, by keyboard and by hash, with and without script. */
import type { Locator, Page } from '@playwright/test';
import { held } from '../support/calls.ts';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { expectRing, tabTo } from '../support/press-keys.ts';

type SitePage = (typeof pages)[number];
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Sections with tabs: in a row with steps, in a row, and next to the panels. */
const stories = pageOf('success-stories');
const logos = pageOf('partner-logos', (section) => sizeOf(section.products) > 1);
const links = pageOf('card-group-links');
const questions = pageOf('faq', (section) => sizeOf(section.topics) > 3);
const legal = pageOf('legal-topics');

for (const { where, upright } of [
  { where: stories, upright: false },
  { where: logos, upright: false },
  { where: links, upright: true },
]) {
  test(`${where.type}: one tab stop, arrows, Home and End, and the panel follows`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    const { tabs, panels } = await openTabs(page, where);
    const last = (await tabs.count()) - 1;
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, tabs.first());
    const [next, back] = upright ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
    for (const [key, index] of [
      [next, 1],
      [back, 0],
      [back, last],
      [next, 0],
      ['End', last],
      ['Home', 0],
      [next, 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expectRing(page);
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      for (let other = 0; other <= last; other++) {
        await expect(tabs.nth(other)).toHaveAttribute('tabindex', other === index ? '0' : '-1');
        await expect(panels.nth(other)).toBeVisible({ visible: other === index });
      }
      const id = await panels.nth(index).getAttribute('id');
      await expect(tabs.nth(index)).toHaveAttribute('aria-controls', id ?? '');
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    // Tab leaves the list, and never lands inside a hidden panel.
    await page.keyboard.press('Tab');
    await expectRing(page);
    const hidden = await page.evaluate(
      () => document.activeElement?.closest('[role=tabpanel][hidden]') !== null,
    );
    expect(hidden).toBe(false);
  });

  test(`${where.type}: a hash opens its panel, when the page arrives and later`, async ({
    page,
  }) => {
    const { tabs, panels } = await openTabs(page, where);
    const ids = await panels.evaluateAll((all) => all.map(({ id }) => id));
    await page.goto('about:blank');
    await page.goto(`${origin(where.brand)}${where.path}#${ids[1]}`);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(panels.nth(1)).toBeVisible();
    await page.evaluate((id) => {
      location.hash = id ?? '';
    }, ids[0]);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(panels.nth(1)).toBeHidden();
  });
}

test('partner-logos on a small screen: the chosen tab is in sight in its row', async ({ page }) => {
  await page.setViewportSize(narrow);
  const { panels } = await openTabs(page, logos);
  const ids = await panels.evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('about:blank');
  await page.goto(`${origin(logos.brand)}${logos.path}#${ids.at(-1)}`);
  const tabs = sectionOf(page, logos).getByRole('tab', { includeHidden: true });
  const expectInSight = async (tab: Locator) => {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => tab.evaluate(isInRow)).toBe(true);
  };
  await expectInSight(tabs.last());
  expect(await tabs.first().evaluate(isInRow), 'the row scrolls').toBe(false);
  await page.evaluate((id) => {
    location.hash = id ?? '';
  }, ids[0]);
  await expectInSight(tabs.first());
  await tabs.last().dispatchEvent('click');
  await expectInSight(tabs.last());
});

test('a tab that had the focus before its script came still has and shows it', async ({ page }) => {
  const script = held();
  await page.route(/\/tabs\.island-[^/]*\.js$/, script.handle);
  await page.goto(origin(logos.brand) + logos.path);
  const section = sectionOf(page, logos);
  const second = section.locator('.tab').nth(1);
  await section.locator('.tab').first().focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  script.release();
  await expect(section.locator('x-island[name=tabs]')).toHaveAttribute('data-state', 'ready');
  await expect(second).toHaveAttribute('role', 'tab');
  await expect(second).toBeFocused();
  await expectRing(page);
});

test('success stories: previous and next stop at the ends and say where they are', async ({
  page,
}) => {
  const { section, tabs } = await openTabs(page, stories);
  const count = await tabs.count();
  const previous = section.getByRole('button', { name: 'Previous' });
  const next = section.getByRole('button', { name: 'Next' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  for (let step = 1; step < count; step++) {
    await page.keyboard.press('Enter');
    await expect(tabs.nth(step)).toHaveAttribute('aria-selected', 'true');
    await expect(section.getByRole('status')).toHaveText(new RegExp(`, ${step + 1} of ${count}$`));
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('card-group links on a small screen: three tabs, then the rest', async ({ page }) => {
  await page.setViewportSize(narrow);
  const { section, tabs } = await openTabs(page, links);
  const count = await tabs.count();
  expect(count).toBeGreaterThan(3);
  await expect(tabs.locator('visible=true')).toHaveCount(3);
  await section.getByRole('button', { name: `${count - 3} more` }).press('Enter');
  await expect(tabs.locator('visible=true')).toHaveCount(count - 3);
  await section.getByRole('button', { name: 'First three' }).press('Enter');
  await expect(tabs.first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // Chromium drops a jump that begins while the page is still scrolling to the focus.
    test.use({
      javaScriptEnabled,
      viewport: wide,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the accordion: closed at first, one open, closed again, opened by its hash', async ({
      page,
    }) => {
      await page.goto(origin(questions.brand) + questions.path);
      const section = sectionOf(page, questions);
      const topics = section.locator('details');
      const summaries = topics.locator('summary');
      const open = section.locator('details[open]');
      await expect(open).toHaveCount(0);
      await tabTo(page, summaries.first());
      await page.keyboard.press('Enter');
      await expect(topics.first()).toHaveAttribute('open');
      await tabTo(page, summaries.nth(1));
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(1);
      await expect(topics.nth(1)).toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(0);

      // The sidebar leads to a topic and opens it.
      const link = section.getByRole('navigation').getByRole('link').nth(2);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(topics.nth(2)).toHaveAttribute('open');
      await expect(topics.nth(2)).toBeInViewport();
      await expect(open).toHaveCount(1);
      expect(await colours(link)).not.toEqual(
        await colours(section.getByRole('navigation').getByRole('link').first()),
      );
      const { href } = new URL((await link.getAttribute('href')) ?? '', page.url());
      await page.goto('about:blank');
      await page.goto(href);
      await expect(topics.nth(2)).toHaveAttribute('open');
    });

    test('legal topics: all open, each reached from the sidebar', async ({ page }) => {
      await page.goto(origin(legal.brand) + legal.path);
      const section = sectionOf(page, legal);
      const topics = section.locator('.topic');
      const sidebar = section.getByRole('navigation').getByRole('link');
      const count = await topics.count();
      await expect(sidebar).toHaveCount(count);
      for (const index of [count - 1, 1]) {
        await expect(topics.nth(index)).toBeVisible();
        await sidebar.nth(index).focus();
        await page.keyboard.press('Enter');
        await expect(topics.nth(index)).toBeInViewport();
      }
    });
  });
}

for (const where of [questions, legal]) {
  test(`${where.type}: in forced colours the current topic alone has an edge`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(origin(where.brand) + where.path);
    const links = sectionOf(page, where).getByRole('navigation').getByRole('link');
    await links.nth(1).click();
    const marked = () =>
      links.evaluateAll((all) => {
        document.body.style.outlineColor = 'Canvas';
        const ground = getComputedStyle(document.body).outlineColor;
        return all.flatMap((link, index) =>
          getComputedStyle(link).borderLeftColor === ground ? [] : [index],
        );
      });
    await expect.poll(marked).toHaveLength(1);
  });
}

test.describe('tabs without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const where of [stories, logos, links]) {
    test(`${where.type}: all panels under their headings, and a list that leads to them`, async ({
      page,
    }) => {
      await page.goto(origin(where.brand) + where.path);
      const section = sectionOf(page, where);
      const panels = section.locator('.tab-panel');
      const list = section.locator('.tabs a');
      await expect(list).toHaveCount(await panels.count());
      await expect(section.getByRole('tab')).toHaveCount(0);
      for (let index = 0; index < (await panels.count()); index++) {
        await expect(panels.nth(index)).toBeVisible();
        const label = (await list.nth(index).textContent()) ?? '';
        await expect(panels.nth(index).getByRole('heading').first()).toHaveText(label);
        const id = await panels.nth(index).getAttribute('id');
        await expect(list.nth(index)).toHaveAttribute('href', `#${id}`);
      }
    });
  }
});

interface Where extends SitePage {
  readonly type: string;
}

/** The first content page with such a section. */
function pageOf(
  type: string,
  fits: (section: SitePage['sections'][number]) => boolean = () => true,
): Where {
  const page = pages.find(({ sections }) =>
    sections.some((section) => section.type === type && fits(section)),
  );
  if (!page) throw new Error(`No page has such a section: ${type}`);
  return { ...page, type };
}

function sizeOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function sectionOf(page: Page, { type }: Where): Locator {
  return page.locator(`section[data-section=${type}]`).first();
}

async function openTabs(page: Page, where: Where) {
  await page.goto(origin(where.brand) + where.path);
  const section = sectionOf(page, where);
  const island = section.locator('x-island[name=tabs]');
  await island.scrollIntoViewIfNeeded();
  await expect(section.getByRole('tablist')).toBeVisible();
  return {
    section,
    tabs: section.getByRole('tab', { includeHidden: true }),
    panels: section.locator('.tab-panel'),
  };
}

function isInRow(tab: Element): boolean {
  const row = tab.closest('ul')?.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  return row !== undefined && left > row.left - 1 && right < row.right + 1;
}

function colours(link: Locator): Promise<string[]> {
  return link.evaluate((one) => {
    const { color, borderLeftColor } = getComputedStyle(one);
    return [color, borderLeftColor];
  });
}
