/** Keyboard moves that expect the focus to be visible at every stop. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before its form. */
const limit = 80;

/** Presses Tab until the element has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: finding it by its role at every stop would cost more than the press.
  const element = await target.elementHandle();
  if (!element) throw new Error(`There is no ${target}`);
  for (let stop = 0; stop < limit; stop++) {
    await page.keyboard.press('Tab');
    const { reached, ...shown } = await element.evaluate(look);
    expect(shown, 'the focus can be seen').toEqual({ ...shown, ring: true, size: true });
    if (reached) return;
  }
  throw new Error(`${limit} presses of Tab do not lead to ${target}`);
}

/** Expects the focused element to show that it has the focus. */
export async function expectRing(page: Page): Promise<void> {
  const { reached: _, ...shown } = await page.locator('body').evaluate(look);
  expect(shown, 'the focus can be seen').toEqual({ ...shown, ring: true, size: true });
}

/**
 * Runs in the page: the focused element, or the card around it, has an outline of 2 px or more.
 * Between the last stop and the first, the browser itself has the focus.
 */
function look(target: Element) {
  const active = document.activeElement ?? document.body;
  const { width, height } = active.getBoundingClientRect();
  const ring = [active, active.closest('label')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return {
    name: `${active.tagName} ${active.textContent?.slice(0, 40)}`,
    ring: ring || active === document.body,
    size: width > 0 && height > 0,
    reached: active === target,
  };
}
