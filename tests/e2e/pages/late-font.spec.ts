/** Layout shifts while a page loads, with its fonts held back until the first paint: there are none. */
import { held } from '../support/calls.ts';
import { brands, origin, pagesOf } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const kinds = [/^\/$/, /^\/terms-/, /^\/blogs$/, /\/plans$/];
const fontFiles = '**/assets/*.woff2';

declare global {
  interface Window {
    /** The texts that moved, after the browser's score for the shift. */
    shifts: string[];
  }
}

for (const brand of brands) {
  test(`${brand.slug}: nothing moves when the fonts are late`, async ({ page }) => {
    const pages = pagesOf(brand);
    const ofEachKind = kinds.flatMap((kind) => pages.findLast(({ path }) => kind.test(path)) ?? []);
    expect(ofEachKind, 'a page of each kind').toHaveLength(kinds.length);
    await page.addInitScript(noteShifts);
    for (const window of windows) {
      await page.setViewportSize(window);
      for (const { path } of ofEachKind) {
        const fonts = held();
        await page.route(fontFiles, fonts.handle);
        await page.goto(origin(brand) + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        fonts.release();
        await page.waitForLoadState();
        await page.waitForFunction(fontsAreHere);
        const shifts = await page.evaluate(shiftsSoFar);
        expect(shifts, `${path} at ${window.width} px`).toEqual([]);
        await page.unroute(fontFiles);
      }
    }
  });
}

function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
      window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether fonts were requested and have arrived, shown or not. */
function fontsAreHere(): boolean {
  const states = [...document.fonts].map(({ status }) => status);
  return states.includes('loaded') && !states.includes('loading');
}

/** Waits two frames, because the browser reports a shift after the frame in which it happens. */
function shiftsSoFar(): Promise<string[]> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => resolve(window.shifts))),
    );
  });
}
