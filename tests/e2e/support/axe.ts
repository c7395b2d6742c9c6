/** The accessibility check: WCAG 2.2 AA and axe's best practices, with its findings as readable lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The builder's own axe in its minified build, which a browser parses in half the time. */
const builderAt = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(builderAt).resolve('axe-core/axe.min.js'), 'utf8');

/** `where` names the state in the report; `within` narrows the check to a part of the page. */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  // Text may arrive before its style sheet, and axe would judge it unstyled.
  await page.waitForLoadState();
  // The builder injects axe into a page twice, and each injection costs as much as a check.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: isAlone ? 'void 0' : axeSource })
    // Without cross-origin frames, legacy mode finds the same in half the time.
    .setLegacyMode(true)
    // Listing what passed would be a third of the work.
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  if (within) builder.include(within);
  await page.evaluate(restWords, true);
  const { violations } = await builder.analyze();
  await page.evaluate(restWords, false);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect(found, `axe: ${where}`).toEqual([]);
}

/** Pauses rotating words at their start during a check, because axe may catch one half way through its fade. */
function restWords(still: boolean): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getTiming().iterations === Infinity;
    if (!isEndless || animation.timeline !== document.timeline) continue;
    if (!still) {
      animation.play();
      continue;
    }
    animation.pause();
    animation.currentTime = 0;
  }
}
