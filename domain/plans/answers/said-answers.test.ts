/** Answers in a URL: an unreadable one is dropped, not replaced by another value. */
import { expect, it } from 'vitest';
import { readSaid } from './said-answers.ts';

const said = (query: string) => readSaid(new URLSearchParams(query));

it('reads known answers, within bounds', () => {
  expect(said('state=VIC&postcode=3056&kwh=7&nobody=asks')).toEqual({
    state: 'VIC',
    postcode: '3056',
    kwh: 100,
  });
});

it('reads a postcode as people paste it, as the list does', () => {
  expect(said('postcode=VIC+3056')).toEqual({ postcode: '3056' });
});

it.each([
  'state=VIC.',
  'state=VI',
  'state=ABC',
  'state=',
  'postcode=3056%EE%80%81',
  'postcode=305',
  'kwh=lots',
])('ignores %s, so that it overrides no address', (query) => {
  expect(said(query)).toEqual({});
});
