/** The check for a person while Turnstile is down: forms stay unverified, and do not wait for it. */
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { outsideBreakerThreshold } from '../../http/outside/outside.ts';
import { verifyChallenge } from './person-check.ts';

const checking = { ...env, TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };

afterEach(() => {
  vi.restoreAllMocks();
});

it('after consecutive failures the check stops calling Turnstile, and verifies nobody', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('reset'));
  for (let form = 0; form < 2 * outsideBreakerThreshold; form += 1) {
    expect(await verifyChallenge(checking, 'token', crypto.randomUUID())).toBe(false);
  }
  expect(asked).toHaveBeenCalledTimes(outsideBreakerThreshold);
  expect(String(logged.mock.lastCall)).toContain('"upstream":"turnstile","reason":"away"');
});
