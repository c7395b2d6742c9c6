/** The local platform adds nothing to a command's output, which scripts read as JSON, and says why it broke off. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { withLocalPlatform } from './local-platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-platform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('says nothing of the settings that it found', async () => {
  // Wrangler says so of these as it does of `.dev.vars`.
  vi.stubEnv('CLOUDFLARE_INCLUDE_PROCESS_ENV', 'true');
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await withLocalPlatform(async ({ LEADS_DB }) => {
    expect(LEADS_DB).toBeDefined();
  }, folder);
  expect(said.mock.calls).toEqual([]);
  expect(process.env.WRANGLER_LOG).toBeUndefined();
});

it('names what broke off, and what to do, where Node says no more than “fetch failed”', async () => {
  const cause = new Error('other side closed');
  const failing = (error: Error) => withLocalPlatform(() => Promise.reject(error), folder);
  await expect(failing(new TypeError('fetch failed', { cause }))).rejects.toThrow(
    'Local storage broke off (other side closed): run the command again',
  );
  await expect(failing(new Error('no such table: lead'))).rejects.toThrow('no such table: lead');
});
