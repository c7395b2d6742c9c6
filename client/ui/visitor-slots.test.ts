/** Which links carry the visitor's campaign, and where in a URL it goes: on the server a slot, in the browser the campaign itself. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  moreQuerySlot,
  moreRcSlot,
  querySlot,
  rcSlot,
  slotted,
  withRcSlot,
} from './visitor-slots.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/energy', `/energy${querySlot}`],
  ['/energy?speed=50', `/energy?speed=50${moreQuerySlot}`],
  ['/energy#faq', `/energy${querySlot}#faq`],
  ['/energy#why?', `/energy${querySlot}#why?`],
  ['/blogsters', `/blogsters${querySlot}`],
  ['/mediation', `/mediation${querySlot}`],
])('a link to our page %s has a place for the campaign', (href, expected) => {
  expect(slotted(href)).toBe(expected);
});

it.each([
  '/blogs',
  '/blogs/heat-pumps',
  '/blogs?page=2',
  '/blogs#news',
  '/assets/main.css',
  '/media/hero.png',
  '#faq',
  '//elsewhere.example/energy',
  '/\\elsewhere.example/energy',
  'https://elsewhere.example/energy',
  'tel:1300000000',
])('%s has none', (href) => {
  expect(slotted(href)).toBe(href);
});

it.each([
  ['https://frames.example/', `https://frames.example/${rcSlot}`],
  ['https://frames.example/?a=1#b', `https://frames.example/?a=1${moreRcSlot}#b`],
])('a frame’s URL %s has a place for the referral code', (url, expected) => {
  expect(withRcSlot(url)).toBe(expected);
});

describe('in the browser, a link', () => {
  const openAt = (search: string) =>
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === '.site-bar > a' ? { search } : null),
    });

  it('has the campaign of the home link', () => {
    openAt('?rc=A1&utm_source=mail');
    expect(slotted('/energy')).toBe('/energy?rc=A1&utm_source=mail');
    expect(slotted('/energy?speed=50#faq')).toBe('/energy?speed=50&rc=A1&utm_source=mail#faq');
    expect(slotted('/blogs/heat-pumps')).toBe('/blogs/heat-pumps');
  });

  it('stays as it is without a campaign', () => {
    openAt('');
    expect(slotted('/energy')).toBe('/energy');
  });
});
