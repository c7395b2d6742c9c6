/** Link targets that a page may have, as editors type and paste them. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { href } from './href.ts';

it.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  [' HTTPS://A.example/B ', 'https://A.example/B'],
  ['mailto:jo@a.example', 'mailto:jo@a.example'],
  ['tel:(03) 5555 1234', 'tel:(03) 5555 1234'],
  ['tel:+61 3.5555.1234', 'tel:+61 3.5555.1234'],
  ['/energy?a=b', '/energy?a=b'],
  ['#questions', '#questions'],
  ['/energy?a=\uE003b\uE00F', '/energy?a=b'],
])('%j is kept as %s', (typed, kept) => {
  expect(v.parse(href, typed)).toBe(kept);
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,a',
  'file:///C:/a.docx',
  '//a.example',
  '/\\a.example',
  '/media/My file.pdf',
  'mailto:jo@a.example?subject=Hi there',
  'tel:03 5555 1234 ext. five',
  'energy',
  '',
])('%j is refused, with all that a link needs', (typed) => {
  expect(() => v.parse(href, typed)).toThrow(
    'A link must start with /, #, https://, http://, mailto: or tel:, and have no spaces',
  );
});
