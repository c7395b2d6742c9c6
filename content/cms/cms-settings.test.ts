/** The stage of a CMS: a developer's machine unless it says production, and nothing in between. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const settingsOf = (stage: string | undefined) => {
  vi.stubEnv('CMS_STAGE', stage);
  return import('./cms-settings.ts');
};

it.each([undefined, ''])('%s is a developer’s machine', async (stage) => {
  expect((await settingsOf(stage)).isProduction).toBe(false);
});

it.each(['prod', 'Production', 'qa'])(
  '%s is refused: its secrets would be public',
  async (stage) => {
    await expect(settingsOf(stage)).rejects.toThrow(
      `CMS_STAGE is "${stage}": set it to production`,
    );
  },
);
