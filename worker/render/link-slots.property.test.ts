/** Slots, for any HTML and any links: joining bytes gives the same result as filling text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idSlot,
  moreQuerySlot,
  moreRcSlot,
  querySlot,
  rcSlot,
  slotted,
} from '../../client/ui/visitor-slots.ts';
import { cutSlots, fillSlots, joinSlots } from './link-slots.ts';

const slot = fc.constantFrom(querySlot, moreQuerySlot, idSlot, rcSlot, moreRcSlot);
const html = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), slot), { maxLength: 30 })
  .map((parts) => parts.join(''));
const values = fc.record({
  query: fc
    .dictionary(fc.constantFrom('rcCode', 'cui', 'gclid'), fc.string({ minLength: 1 }))
    .map((pairs) => new URLSearchParams(pairs).toString()),
  rc: fc.string().map((code) => code && new URLSearchParams({ rc: code }).toString()),
  id: fc.uuid(),
});

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('slots', () => {
  it('lose nothing when cut out', () => {
    fc.assert(
      fc.property(html, (text) => {
        const { parts, slots, length } = cutSlots(encode(text));
        expect(parts).toHaveLength(slots.length + 1);
        const pieces = parts.map((part, index) => decode(part) + (slots[index] ?? ''));
        expect(pieces.join('')).toBe(text.toWellFormed());
        expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(length);
        for (const part of parts) expect(decode(part)).not.toMatch(/[\uE000-\uE005]/);
      }),
    );
  });

  it('give the same result joined as filled, any number of times', () => {
    fc.assert(
      fc.property(html, values, values, (text, mine, yours) => {
        const cut = cutSlots(encode(text));
        for (const value of [mine, yours, mine]) {
          const filled = fillSlots(text, value);
          expect(decode(joinSlots(cut, value))).toBe(filled.toWellFormed());
          expect(filled).not.toMatch(/[\uE000-\uE005]/);
        }
      }),
    );
  });
});

describe('a link', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  const path = fc
    .array(word, { maxLength: 3 })
    .map((words) => `/${words.join('/')}`)
    .filter((text) => !/^\/(?:blogs|assets|media)(?:\/|$)/.test(text));
  const query = fc.option(fc.tuple(word, word), { nil: undefined });
  const fragment = fc.option(word, { nil: undefined });

  it('inside the site keeps its path, query and fragment, and gains the parameters', () => {
    fc.assert(
      fc.property(path, query, fragment, values, (way, own, place, value) => {
        const href = way + (own ? `?${own.join('=')}` : '') + (place ? `#${place}` : '');
        const filled = fillSlots(slotted(href), value).replaceAll('&amp;', '&');
        const [before, after] = [href, filled].map((one) => new URL(one, 'https://a.example'));
        expect([after?.origin, after?.pathname, after?.hash]).toEqual([
          before?.origin,
          before?.pathname,
          before?.hash,
        ]);
        expect([...(after?.searchParams ?? [])]).toEqual([
          ...(before?.searchParams ?? []),
          ...new URLSearchParams(value.query),
        ]);
      }),
    );
  });

  it('to anywhere else stays as written', () => {
    const elsewhere = fc.oneof(
      fc.webUrl(),
      word.map((text) => `#${text}`),
      word.map((text) => `//${text}`),
      word.map((text) => `/\\${text}`),
      word.map((text) => `/blogs/${text}`),
      fc.constant('/blogs'),
      fc.emailAddress().map((text) => `mailto:${text}`),
    );
    fc.assert(
      fc.property(elsewhere, (href) => {
        expect(slotted(href)).toBe(href);
      }),
    );
  });
});
