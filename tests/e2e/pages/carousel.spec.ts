/** Carousels: the stop button first, steps, slides out of view, and when autoplay runs and stops. */
import type { Locator, Page } from '@playwright/test';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { expectRing, tabTo } from '../support/press-keys.ts';

const endless = pageOf('industries');
const ended = pageOf('testimonials');

interface Carousel {
  readonly group: Locator;
  readonly slides: Locator;
  readonly stop: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  /** Names of the slides that can be focused and read. */
  shown(): Promise<string[]>;
}

/** Three slides fit the wide window, one the narrow (spec: carousels). */
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

test('a narrower window shows fewer slides, and makes the others inert', async ({ page }) => {
  await page.setViewportSize(sizes.wide);
  const { stop, shown } = await open(page, ended);
  await stop.click();
  expect((await shown()).length).toBe(3);
  await page.setViewportSize(sizes.narrow);
  await expect.poll(async () => (await shown()).length).toBe(1);
});

test.describe('by keyboard', () => {
  for (const { where, wraps, viewport, seen } of [
    { where: endless, wraps: true, viewport: sizes.wide, seen: 3 },
    { where: ended, wraps: false, viewport: sizes.narrow, seen: 1 },
  ]) {
    test(`${wraps ? 'endless' : 'from end to end'}: stop, previous, next, slides`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { group, slides, stop, previous, next, shown } = await open(page, where);
      const count = await slides.count();
      for (let index = 0; index < count; index++) {
        const name = `${index + 1} of ${count}`;
        await expect(slides.nth(index)).toHaveAttribute('aria-label', name);
        await expect(slides.nth(index)).toHaveAttribute('aria-roledescription', 'slide');
      }
      await expect(group).toHaveAccessibleName(/\S/);
      const from = (place: number) =>
        Array.from({ length: seen }, (_, index) => `${place + index} of ${count}`);
      const first = from(1);
      expect(await shown()).toEqual(first);

      await tabTo(page, stop);
      await page.keyboard.press('Enter');
      await expect(stop).toHaveAccessibleName('Start the slides');
      await page.keyboard.press('Tab');
      await expect(previous).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expectRing(page);
      await page.keyboard.press('Enter');
      await expect.poll(shown).toEqual(from(2));
      await expect(group.getByRole('status')).toHaveText(/ of /);

      // From here Tab reaches only the links in visible slides.
      const links = group.locator('.slide:not([inert]) a');
      for (let index = 0; index < (await links.count()); index++) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
        await expectRing(page);
      }
      await page.keyboard.press('Tab');
      const inside = await group.evaluate((one) => one.contains(document.activeElement));
      expect(inside).toBe(false);

      await previous.focus();
      await page.keyboard.press('Enter');
      await expect.poll(shown).toEqual(first);
      await page.keyboard.press('Enter');
      if (wraps) {
        await expect.poll(shown).toEqual([1, 2, count].map((place) => `${place} of ${count}`));
      } else {
        await expect(previous).toHaveAttribute('aria-disabled', 'true');
        await expect(previous).toBeFocused();
        expect(await shown()).toEqual(first);
      }
    });
  }

  test('at the last slide of a carousel that ends, next stays focusable and does nothing, and Start begins again', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.narrow);
    const { slides, stop, next, shown } = await open(page, ended);
    const count = await slides.count();
    await next.focus();
    for (let step = 0; step <= count; step++) await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual([`${count} of ${count}`]);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await stop.press('Enter');
    await expect.poll(shown).toEqual([`1 of ${count}`]);
    await expect(stop).toHaveAccessibleName('Stop the slides');
  });
});

test('a row that has the focus when its script starts keeps and shows it until Tab leaves it', async ({
  page,
}) => {
  await page.goto(`${origin(endless.brand)}${endless.path}`);
  await page.keyboard.press('Tab');
  const row = page.locator('.scroller:has(.row-industries)');
  await row.focus();
  await expect(row).toHaveAttribute('data-live', 'endless');
  await expect(row).toBeFocused();
  await expectRing(page);
  await page.keyboard.press('Tab');
  await expect(row).not.toBeFocused();
  await expect(row).toHaveAttribute('tabindex', '-1');
});

test('moves by itself every 3000 ms, not under a mouse, until the focus enters', async ({
  page,
}) => {
  await page.setViewportSize(sizes.wide);
  const { group, slides, stop, shown } = await open(page, endless);
  const gaps = await slides.first().evaluate(
    (slide) =>
      new Promise<number[]>((resolve) => {
        const at: number[] = [];
        const row = slide.parentElement ?? slide;
        new MutationObserver((changes) => {
          const moved = changes.some(({ target }) => (target as HTMLElement).inert);
          if (moved) at.push(performance.now());
          if (at.length === 3) resolve([(at[1] ?? 0) - (at[0] ?? 0), (at[2] ?? 0) - (at[1] ?? 0)]);
        }).observe(row, { attributeFilter: ['inert'], subtree: true });
      }),
  );
  // 3000 ms (spec: carousels); a busy machine may be late, never early.
  for (const gap of gaps) expect(gap).toBeGreaterThan(2990);
  await group.locator('.scroller').hover();
  // A movement under way takes 500 ms.
  await page.waitForTimeout(600);
  const seen = await shown();
  await page.waitForTimeout(3300);
  expect(await shown()).toEqual(seen);
  await expect(stop).toHaveAccessibleName('Stop the slides');
  await group.locator('.slide:not([inert]) a').first().focus();
  await expect(stop).toHaveAccessibleName('Start the slides');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [where, viewport] of [
    [endless, sizes.wide],
    [ended, sizes.narrow],
  ] as const) {
    test(`${where.brand.slug}: nothing moves by itself, and steps are instant`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { group, slides, stop, next, shown } = await open(page, where);
      await expect(stop).toBeHidden();
      const row = group.locator('.slides');
      const lefts = () =>
        group.evaluate((one) => {
          const from = one.querySelector('.scroller')?.getBoundingClientRect().left ?? 0;
          return [...one.querySelectorAll('.slide:not([inert])')].map((slide) =>
            Math.round(slide.getBoundingClientRect().left - from),
          );
        });
      const before = await lefts();
      // The gap is part of the slide: the first slide's gap lies before the edge.
      const gap = await slides
        .first()
        .evaluate((slide) => Number.parseFloat(getComputedStyle(slide).paddingLeft));
      expect(before[0]).toBe(-gap);
      await next.click();
      await expect.poll(shown).not.toContain(`1 of ${await slides.count()}`);
      expect(await lefts()).toEqual(before);
      expect(await row.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const where of [endless, ended]) {
    test(`${where.brand.slug}: every slide can be scrolled to by keyboard`, async ({ page }) => {
      await page.goto(origin(where.brand) + where.path);
      const group = page.locator(where.group).first();
      const slides = group.locator('.slide');
      await expect(group.getByRole('button')).toHaveCount(0);
      await tabTo(page, group.locator('.scroller'));
      const scroller = group.locator('.scroller');
      // Each press moves to the next slide; a press during a movement is lost.
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight');
          return scroller.evaluate((one) => one.scrollLeft + one.clientWidth - one.scrollWidth);
        })
        .toBeGreaterThan(-2);
      await expect(slides.last()).toBeInViewport();
    });
  }
});

interface Where {
  readonly brand: (typeof pages)[number]['brand'];
  readonly path: string;
  readonly group: string;
}

/** The first content page with that carousel. */
function pageOf(type: string): Where {
  const page = pages.find(({ sections }) => sections.some((section) => section.type === type));
  if (!page) throw new Error(`No page has the section ${type}`);
  return { ...page, group: `section[data-section=${type}] [aria-roledescription=carousel]` };
}

async function open(page: Page, { brand, path, group: selector }: Where): Promise<Carousel> {
  await page.goto(origin(brand) + path);
  const group = page.locator(selector).first();
  const island = group.locator('x-island');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'ready');
  await expect(group.locator('.scroller')).toHaveAttribute('data-live', /.*/);
  const slides = group.locator('.slide');
  return {
    group,
    slides,
    stop: group.locator('.carousel-stop'),
    previous: group.getByRole('button', { name: 'Previous' }),
    next: group.getByRole('button', { name: 'Next' }),
    shown: () =>
      slides.evaluateAll((all) =>
        all.flatMap((slide) =>
          slide instanceof HTMLElement && !slide.inert ? [slide.ariaLabel ?? ''] : [],
        ),
      ),
  };
}
