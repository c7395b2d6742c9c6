/** The accessibility check: WCAG 2.2 AA and axe's best practices, with its findings as readable lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

declare global {
  interface Window {
    axe: {
      run(within: string | Document, options: object): Promise<{ violations: Violations }>;
    };
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Listing what passed would be a third of the work. */
const options = { resultTypes: ['violations' as const] };

/** The builder's own axe in its minified build, which a browser parses in half the time. */
const builderAt = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(builderAt).resolve('axe-core/axe.min.js'), 'utf8');

/** `where` names the state in the report; `within` narrows the check to a part of the page. */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  // Text may arrive before its style sheet, and axe would judge it unstyled.
  await page.waitForLoadState();
  const isAlone = page.frames().length === 1;
  const violations = await (isAlone ? checkAlone(page, within) : checkFramed(page, within));
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect(found, `axe: ${where}`).toEqual([]);
}

/**
 * Checks a page without frames. The builder would find the same, but inject axe twice, each as costly as a
 * quarter of a check, and fetch what passed as well.
 */
async function checkAlone(page: Page, within: string | undefined): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(restWords, true);
  const violations = await page.evaluate(
    async ([within, options]) => (await window.axe.run(within ?? document, options)).violations,
    [within, { ...options, runOnly: tags }] as const,
  );
  await page.evaluate(restWords, false);
  return violations;
}

async function checkFramed(page: Page, within: string | undefined): Promise<Violations> {
  const builder = new AxeBuilder({ page, axeSource })
    // Without cross-origin frames, legacy mode finds the same in half the time.
    .setLegacyMode(true)
    .options(options)
    .withTags(tags);
  if (within) builder.include(within);
  await page.evaluate(restWords, true);
  const { violations } = await builder.analyze();
  await page.evaluate(restWords, false);
  return violations;
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
