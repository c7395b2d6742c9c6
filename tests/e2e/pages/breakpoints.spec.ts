/** The number of slides in view on each side of the breakpoints, and the enlarged one (spec: carousels). */
import type { Page } from '@playwright/test';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';

const pageWith = (type: string) => {
  const found = pages.find(({ sections }) => sections.some((section) => section.type === type));
  if (!found) throw new Error(`No page has a section of the type ${type}: add one to the content`);
  return origin(found.brand) + found.path;
};

for (const [type, steps] of [
  ['industries', { 1280: 3, 800: 3, 799: 2, 650: 2, 649: 1, 390: 1 }],
  ['testimonials', { 1280: 3, 1180: 3, 1179: 2, 730: 2, 729: 1, 390: 1 }],
] as const) {
  test(`${type}: three, two or one in view`, async ({ page }) => {
    await page.goto(pageWith(type));
    for (const [width, count] of Object.entries(steps).reverse()) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(() => inView(page, type), `at ${width} px`).toBe(count);
    }
  });
}

test('industries: the card in the middle is larger above 1140 px, and only there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pageWith('industries'));
  const section = page.locator('[data-section=industries]');
  await section.scrollIntoViewIfNeeded();
  for (const [width, scales] of [
    [1141, ['1.06', 'none']],
    [1140, ['none']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        () =>
          section
            .locator('.slide > *:first-child')
            .evaluateAll((cards) =>
              [...new Set(cards.map((card) => getComputedStyle(card).scale))].sort(),
            ),
        `at ${width} px`,
      )
      .toEqual(scales);
  }
});

/** How many slides fill the width of the row. */
function inView(page: Page, type: string): Promise<number> {
  return page.locator(`[data-section=${type}]`).evaluate((section) => {
    const view = section.querySelector('.scroller')?.getBoundingClientRect();
    const slide = section.querySelector('.slide')?.getBoundingClientRect();
    return view && slide ? Math.round(view.width / slide.width) : 0;
  });
}
