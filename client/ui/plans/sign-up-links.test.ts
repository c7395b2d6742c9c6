/** Where "Apply Now" leads: sign-up or the editor's URL, the plan, the visitor's campaign. */
import { expect, it } from 'vitest';
import { moreQuerySlot } from '../visitor-slots.ts';
import { applyUrl } from './sign-up-links.ts';

const application = 'https://apply.example';
const mobile = { application, vertical: 'mobile', planId: 'a-1' } as const;

it.each([
  ['the sign-up', mobile, `${application}/mobile/basic-info?plan=a-1${moreQuerySlot}`],
  [
    'our own basic info',
    { ...mobile, application: '', vertical: 'broadband' as const },
    `/broadband/basic-info?plan=a-1${moreQuerySlot}`,
  ],
  [
    'our own basic info, with what the price is for',
    { ...mobile, application: '', answers: 'amount=9000' },
    `/mobile/basic-info?amount=9000&plan=a-1${moreQuerySlot}`,
  ],
  [
    'the sign-up, which asks for itself',
    { ...mobile, answers: 'amount=9000' },
    `${application}/mobile/basic-info?plan=a-1${moreQuerySlot}`,
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
    `${application}/mobile/basic-info?plan=a%26b%3Dc%23d${moreQuerySlot}`,
  ],
])('%s', (_name, apply, expected) => {
  expect(applyUrl(apply)).toBe(expected);
});
