/** Cloudflare Turnstile, where configured: an unverified form is still accepted, and marked. */
import * as v from 'valibot';
import type { Env } from '../../env.ts';
import { createOutside } from '../../http/outside/outside.ts';

/** Turnstile's endpoint (its documentation, "Server-side validation"). */
export const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** A mark is not worth a longer wait. */
const deadlineMs = 3000;

const answer = v.object({ success: v.boolean() });

/** One per isolate, so that its breaker spares forms the wait while Turnstile is down. */
const turnstile = createOutside('turnstile', {
  deadlineMs,
  fetch: (...asked) => globalThis.fetch(...asked),
});

/** True when this worker shows the check: both halves of the key are needed. */
export function isChallenging(env: Env): boolean {
  return Boolean(env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET);
}

/**
 * True where nothing is configured, and for a token that Turnstile accepts. Otherwise false, even when
 * Turnstile does not answer, and never an error: a check must not cost a lead. A token works once, but
 * a repeat with the same form `id` (a UUID) gets the same answer.
 */
export async function verifyChallenge(env: Env, token: string, id: string): Promise<boolean> {
  if (!isChallenging(env)) return true;
  if (token === '') return false;
  const result = await turnstile.postJson(
    verifyUrl,
    { secret: env.TURNSTILE_SECRET, response: token, idempotency_key: id },
    answer,
  );
  return result.ok && result.value.success;
}
