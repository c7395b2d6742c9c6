/** Campaign parameters: kept, renamed, capped (spec: tracking). */
import { describe, expect, it } from 'vitest';
import { attributionCookie, readAttributionCookie } from '../../worker/http/visitor-cookies.ts';
import { maxTrackingLength, mergeTracking, readTracking, trackingQuery } from './tracking.ts';

const read = (query: string) => readTracking(new URLSearchParams(query));

describe('readTracking', () => {
  it.each([
    ['rc=A', { rcCode: 'A' }],
    ['rcCode=A', { rcCode: 'A' }],
    ['rc=A&rcCode=B', { rcCode: 'A' }],
    ['rc=A&rc=B', { rcCode: 'A' }],
    ['gclid=a&gclid=b', { gclid: 'a' }],
    ['cui=1', { cui: '1' }],
    ['clickref=2', { cui: '2' }],
    ['transaction_id=3', { cui: '3' }],
    ['cid=4', { cui: '4' }],
    ['cui=1&cid=4', { cui: '1' }],
    ['gclid=g&fbclid=f&msclkid=m', { gclid: 'g', fbclid: 'f', msclkid: 'm' }],
    ['page=2&address=secret', {}],
    ['rc=%20%20', {}],
    // A link copied from a chat or a document may end in a zero-width space or a mark of direction.
    ['rc=ABC123%E2%80%8B&cui=%EF%BB%BF7%E2%80%AC', { rcCode: 'ABC123', cui: '7' }],
    ['rc=%E2%80%8B', {}],
    ['__proto__=x&constructor=y', {}],
  ])('reads %s as %o', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('caps the length and drops control characters and slot marks', () => {
    const { rcCode } = read(
      `rc=${encodeURIComponent(`a\u0000\u007f\u0085\uE000b${'x'.repeat(900)}`)}`,
    );
    expect(rcCode).toHaveLength(maxTrackingLength);
    expect(rcCode?.startsWith('abx')).toBe(true);
  });
});

describe('trackingQuery', () => {
  it('encodes once: reading it again gives the same parameters', () => {
    const tracking = read('utm_source=a%26b%3Dc&utm_campaign=%22%3E%3Cscript%3E&rc=%C3%A9');
    expect(read(trackingQuery(tracking))).toEqual(tracking);
    expect(trackingQuery(tracking)).not.toMatch(/[<>"]/);
  });
});

describe('attribution cookie', () => {
  it('restores the parameters of an arrival', () => {
    const tracking = read('rc=AB1&utm_source=news;letter&cui=9');
    const [pair = ''] = attributionCookie(tracking).split('; ');
    expect(readAttributionCookie(`a=b; ${pair}; c=d`)).toEqual(tracking);
  });

  it.each([undefined, null, '', 'kj_ref=%E0%A4%A', 'kj_ref=', 'other=1'])(
    'reads nothing from %s',
    (header) => {
      expect(readAttributionCookie(header)).toEqual({});
    },
  );

  it('drops values until a browser would accept it, the referral code last', () => {
    const tracking = read(
      `rc=AB1&${['utm_source', 'utm_term', 'gclid', 'fbclid', 'utm_medium'].map((name) => `${name}=${'%C3%A9'.repeat(300)}`).join('&')}&msclkid=m`,
    );
    const [pair = ''] = attributionCookie(tracking).split('; ');
    expect(pair.length).toBeLessThanOrEqual(4096);
    expect(Object.keys(readAttributionCookie(pair))).toEqual([
      'rcCode',
      'utm_source',
      'utm_medium',
      // Short enough to fit, although the parameter before it is not.
      'msclkid',
    ]);
  });

  it('never mixes two campaigns, but keeps the referral code if the new one has none', () => {
    const before = { rcCode: 'OLD', utm_source: 'a', utm_term: 't' };
    expect(mergeTracking({ utm_source: 'b' }, before)).toEqual({ rcCode: 'OLD', utm_source: 'b' });
    expect(mergeTracking({ rcCode: 'NEW' }, before)).toEqual({ rcCode: 'NEW' });
    expect(mergeTracking({}, before)).toEqual(before);
  });
});
