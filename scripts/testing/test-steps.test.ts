/** A step that cannot run counts as a failure, and the run goes on to its totals. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { root } from '../build/files-below.ts';
import { findTestBrowser } from './find-browser.ts';
import { testSteps } from './test-steps.ts';

vi.mock(import('./find-browser.ts'), { spy: true });

const folder = 'node_modules/.cache/test-steps';
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(join(root, folder), { recursive: true, force: true });
});

it('browser tests without a browser are one failure, with the reason and the remedy', async () => {
  vi.mocked(findTestBrowser).mockRejectedValue(new Error('No Chromium found: install chromium'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { browserTests } = testSteps(folder);
  expect(await browserTests('playwright', 'tests/e2e')).toEqual({
    name: 'playwright',
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(said).toHaveBeenCalledWith('No Chromium found: install chromium');
});
