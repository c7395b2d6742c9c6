/** The cookie of a preview: valid for one brand and half an hour, and not guessable. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPassCookie, noPassCookie, previewMs, readPass } from './preview-pass.ts';

const holder = { secret: 'a-secret-of-thirty-two-letters-or-more', brand: 'acacia', https: true };
const now = 1_800_000_000_000;
const sent = (cookie: string) => cookie.split(';')[0] ?? '';

describe('a preview pass', () => {
  it('opens drafts for half an hour, and is recognised as ended after that', async () => {
    const cookie = sent(await newPassCookie(holder, now));
    const until = now + previewMs;
    expect(await readPass(holder, `a=b; ${cookie}; c=d`, now)).toEqual({ state: 'open', until });
    expect(await readPass(holder, cookie, until - 1)).toEqual({ state: 'open', until });
    expect(await readPass(holder, cookie, until)).toEqual({ state: 'ended', until });
  });

  it('is hidden from scripts and other sites, and from http where there is https', async () => {
    const attributes = (cookie: string) => cookie.split('; ').slice(1).toSorted();
    expect(await newPassCookie(holder, now)).toMatch(/^__Host-kj_draft=/);
    expect(attributes(await newPassCookie(holder, now))).toEqual(
      ['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
    );
    expect(await newPassCookie({ ...holder, https: false }, now)).toMatch(/^kj_draft=/);
    expect(noPassCookie(true)).toMatch(/^__Host-kj_draft=; Max-Age=0; .*Secure$/);
  });

  it('is invalid for another brand, with another secret, or with another end', async () => {
    const cookie = sent(await newPassCookie(holder, now));
    expect(await readPass({ ...holder, brand: 'banksia' }, cookie, now)).toBeUndefined();
    expect(await readPass({ ...holder, secret: `${holder.secret}x` }, cookie, now)).toBeUndefined();
    const later = cookie.replace(/=(.*)\./, (_, until: string) => `=${until}0.`);
    expect(later).not.toBe(cookie);
    expect(await readPass(holder, later, now)).toBeUndefined();
  });

  it('cannot be made of random text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/), async (text, hex) => {
        for (const value of [text, `zzzzzzzz.${hex}`, `${text}.${hex}`, hex]) {
          expect(await readPass(holder, `__Host-kj_draft=${value}`, now)).toBeUndefined();
        }
      }),
    );
    expect(await readPass(holder, null, now)).toBeUndefined();
  });
});
