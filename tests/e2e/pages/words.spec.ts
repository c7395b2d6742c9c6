/** Rotating words of a title: in order, paused by a checkbox, still under reduced motion. */
import type { Page } from '@playwright/test';
import { origin, pages } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';
import { tabTo } from '../support/press-keys.ts';

const rotating = withWords();

function withWords() {
  const found = pages.find(({ sections }) =>
    sections.some((one) => one.rotatingText !== undefined),
  );
  if (!found) throw new Error('No page has a title whose words change');
  return found;
}

test('changing words take turns, and stop when they are paused', async ({ page }) => {
  await page.goto(origin(rotating.brand) + rotating.path);
  const words = await page.locator('.rotator > *').allTextContents();
  for (const [index, word] of words.entries()) {
    expect(await wordAt(page, index * 2600 + 1000)).toEqual([word]);
  }
  expect(await wordAt(page, words.length * 2600 + 1000)).toEqual([words[0]]);
  const pause = page.getByRole('checkbox', { name: 'Pause the changing words' });
  await tabTo(page, pause);
  await page.keyboard.press('Space');
  await expect(pause).toBeChecked();
  expect(await playStates(page)).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await playStates(page)).toEqual(['running']);
});

test.describe('changing words without script', () => {
  test.use({ javaScriptEnabled: false });

  test('can be paused all the same', async ({ page }) => {
    await page.goto(origin(rotating.brand) + rotating.path);
    const state = () =>
      page
        .locator('.rotator > *')
        .first()
        .evaluate((word) => getComputedStyle(word).animationPlayState);
    expect(await state()).toBe('running');
    await page.getByText('Pause the changing words').locator('..').click();
    expect(await state()).toBe('paused');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('only the first word shows, and nothing offers to pause it', async ({ page }) => {
    await page.goto(origin(rotating.brand) + rotating.path);
    const words = page.locator('.rotator > *');
    await expect(words.first()).toBeVisible();
    await expect(words.nth(1)).toBeHidden();
    expect(await playStates(page)).toEqual([]);
    await expect(page.locator('.pause-words')).toBeHidden();
  });
});

/** The words in view this many milliseconds into their animation. */
function wordAt(page: Page, milliseconds: number): Promise<string[]> {
  return page.locator('.rotator').evaluate((rotator, time) => {
    for (const animation of rotator.getAnimations({ subtree: true })) animation.currentTime = time;
    return [...rotator.children]
      .filter((word) => getComputedStyle(word).visibility === 'visible')
      .map((word) => word.textContent);
  }, milliseconds);
}

/** The distinct play states of the words' animations. */
function playStates(page: Page): Promise<string[]> {
  return page
    .locator('.rotator')
    .evaluate((rotator) => [
      ...new Set(rotator.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);
}
