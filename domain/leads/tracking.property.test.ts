/** Campaign parameters of any query: they survive a round trip and stay within limits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributionCookie, readAttributionCookie } from '../../worker/http/visitor-cookies.ts';
import {
  maxTrackingLength,
  mergeTracking,
  readTracking,
  type Tracking,
  trackingQuery,
} from './tracking.ts';

const kept = [
  'rcCode',
  'cui',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_rm',
  'utm_rm_source',
  'utm_rm_date',
  'gclid',
  'fbclid',
  'msclkid',
];
const sent = [...kept, 'rc', 'clickref', 'transaction_id', 'cid', 'foo', '__proto__', 'address'];

/** Characters that matter here: separators, percent signs, slot marks, controls, half surrogate pairs. */
const letters = [...'ab&=+%?#;,"<>\\ ', '%26', '\u0000', '\uE000', '\uE002', '💡', '\uD83D', 'é'];
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom(...letters), { maxLength: 700, size: 'max' })
    .map((parts) => parts.join('')),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...sent), value), { maxLength: 20 })
  .map((pairs) => new URLSearchParams(pairs as [string, string][]));

/** True where everything fits in a link and a cookie. */
const isUsual = (tracking: Tracking) => new URLSearchParams(tracking).toString().length <= 4000;

/** Long values shrink slowly; the first counterexample is good enough. */
fc.configureGlobal({ endOnFailure: true });

describe('for any query', () => {
  it('links carry the kept parameters, and the referral code first where not all fit', () => {
    fc.assert(
      fc.property(query, (arrived) => {
        const tracking = readTracking(arrived);
        const back = readTracking(new URLSearchParams(trackingQuery(tracking)));
        expect(back.rcCode).toBe(tracking.rcCode);
        expect(tracking).toMatchObject(back);
        if (isUsual(tracking)) expect(JSON.stringify(back)).toBe(JSON.stringify(tracking));
      }),
    );
  });

  it('only the specified names are kept, capped and safe in an attribute', () => {
    fc.assert(
      fc.property(query, (arrived) => {
        const tracking = readTracking(arrived);
        for (const [name, text] of Object.entries(tracking)) {
          expect(kept).toContain(name);
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(maxTrackingLength);
          expect(text.isWellFormed()).toBe(true);
        }
        expect(trackingQuery(tracking)).toMatch(/^[\w.*+%=&-]{0,4000}$/);
      }),
    );
  });

  it('the cookie fits in a browser and restores the referral code, and everything from a usual arrival', () => {
    fc.assert(
      fc.property(query, (arrived) => {
        const tracking = readTracking(arrived);
        const [pair = ''] = attributionCookie(tracking).split('; ');
        // RFC 6265 §6.1: browsers keep cookies of at least 4096 bytes, and drop longer ones whole.
        expect(pair.length).toBeLessThanOrEqual(4096);
        expect(pair).toMatch(/^kj_ref=[!#-+\--:<-[\]-~]*$/);
        const back = readAttributionCookie(`a=b; ${pair}`);
        expect(back.rcCode).toBe(tracking.rcCode);
        expect(tracking).toMatchObject(back);
        if (isUsual(tracking)) expect(back).toEqual(tracking);
      }),
      { numRuns: 300 },
    );
  });

  it('merging never mixes two campaigns', () => {
    fc.assert(
      fc.property(query, query, (now, before) => {
        const [arrival, remembered] = [readTracking(now), readTracking(before)];
        const { rcCode, ...merged } = mergeTracking(arrival, remembered);
        const { rcCode: arrivedCode, ...arrived } = arrival;
        if (Object.keys(arrival).length === 0)
          expect({ rcCode, ...merged }).toMatchObject(remembered);
        else expect([rcCode, merged]).toEqual([arrivedCode ?? remembered.rcCode, arrived]);
      }),
    );
  });

  it('no cookie header causes a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readAttributionCookie(`kj_ref=${text}`)).not.toThrow();
        expect(() => readAttributionCookie(text)).not.toThrow();
      }),
    );
  });
});
