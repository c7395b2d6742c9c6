/** Lighthouse mobile on one page of each type: full marks, and budgets that do not depend on the machine's speed. */
import { test as base, chromium, expect } from '@playwright/test';
import { typicalPages } from '../../scripts/lighthouse/audited-pages.ts';
import { frontPort } from '../../scripts/lighthouse/front.ts';
import { audit, browserArguments } from '../../scripts/lighthouse/lighthouse-audit.ts';
import { freePort } from '../../scripts/site/port/free-port.ts';

/**
 * The budget for the first visit of a landing page, without its content's media (docs/operations/speed.md).
 * The server here compresses React to 68.7 kB, where brotli's best is 59.4 kB; a page with rotating words
 * starts React before any interaction.
 */
const maxLandingBytes = 120_000;

const test = base.extend<object, { debugPort: number }>({
  debugPort: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from the pattern.
    async ({}, use) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: browserArguments(port, frontPort),
      });
      await use(port);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const { type, brand, path, landing } of typicalPages()) {
  test(`${type}: ${brand.slug}${path}`, async ({ debugPort }) => {
    const found = await audit(`https://${brand.hosts.production}${path}`, debugPort, {
      timed: false,
    });
    expect(found.failed).toEqual([]);
    expect(found.scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
    // These audits ran on an indexable page, and were not skipped.
    for (const id of [
      'is-crawlable',
      'canonical',
      'robots-txt',
      'is-on-https',
      'errors-in-console',
    ]) {
      expect(found.judged).toContain(id);
    }
    expect(found.cls).toBeLessThan(0.005);
    expect(found.bytesWithoutMedia).toBeGreaterThan(0);
    if (landing) expect(found.bytesWithoutMedia).toBeLessThanOrEqual(maxLandingBytes);
  });
}
