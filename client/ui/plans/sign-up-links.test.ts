/** Where "Apply Now" leads: our basic-info page or the editor's URL, with the plan and the visitor's campaign. */
import { expect, it } from 'vitest';
import { moreQuerySlot } from '../visitor-slots.ts';
import { applyUrl } from './sign-up-links.ts';

const mobile = { vertical: 'mobile', planId: 'a-1' } as const;

it.each([
  ['our basic info', mobile, `/mobile/basic-info?plan=a-1${moreQuerySlot}`],
  [
    'our basic info, with what the price is for',
    { ...mobile, answers: 'amount=9000' },
    `/mobile/basic-info?amount=9000&plan=a-1${moreQuerySlot}`,
  ],
  [
    'a URL of the editor',
    { ...mobile, redirectUrl: 'https://go.example/start' },
    `https://go.example/start?plan=a-1${moreQuerySlot}`,
  ],
  [
    'one with a query and a fragment',
    { ...mobile, redirectUrl: '/go?x=1#form' },
    `/go?x=1&plan=a-1${moreQuerySlot}#form`,
  ],
  [
    'an id that needs encoding',
    { ...mobile, planId: 'a&b=c#d' },
    `/mobile/basic-info?plan=a%26b%3Dc%23d${moreQuerySlot}`,
  ],
])('%s', (_name, apply, expected) => {
  expect(applyUrl(apply)).toBe(expected);
});
