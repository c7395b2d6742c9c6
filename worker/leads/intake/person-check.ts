/** Cloudflare Turnstile by configuration: a form that is not verified is taken all the same, and marked. */
import * as v from 'valibot';
import type { Env } from '../../env.ts';
import { createOutside } from '../../http/outside/outside.ts';

/** Where Turnstile answers (its documentation, "Server-side validation"). */
export const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** A mark is not worth a longer wait. */
const deadlineMs = 3000;

const answer = v.object({ success: v.boolean() });

/** One per isolate: while Turnstile is away, forms do not wait for it one after the other. */
const turnstile = createOutside('turnstile', {
  deadlineMs,
  fetch: (...asked) => globalThis.fetch(...asked),
});

/** True when this worker shows the check: both halves of the key have to be there. */
export function isChallenging(env: Env): boolean {
  return Boolean(env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET);
}

/**
 * True where nothing is configured, and for a token that Turnstile knows. Otherwise false, even when
 * Turnstile does not answer: never an error, since a lead must not be lost to a check. A token works
 * once, but a repeat with the same form `id` (a UUID) gets the same answer.
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
