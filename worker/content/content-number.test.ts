/** Content numbers depend on the content, not on the object that holds it. */
import { expect, it } from 'vitest';
import { contentNumber } from './content-number.ts';

it('a content number is the same for equal content, and different for any other', () => {
  const section = { type: 'cta', title: 'Same' };
  const text = JSON.stringify(section);
  expect(contentNumber(JSON.stringify({ ...section }))).toBe(contentNumber(text));
  expect(contentNumber(JSON.stringify({ ...section, title: 'Other' }))).not.toBe(
    contentNumber(text),
  );
});

it('a content number is never reused, even after its content is forgotten', () => {
  const first = contentNumber('once');
  const long = 'x'.repeat(1_000_000);
  const others = Array.from({ length: 8 }, (_, place) => contentNumber(`${place}${long}`));
  const again = contentNumber('once');
  expect(new Set([first, again, ...others]).size).toBe(10);
});
