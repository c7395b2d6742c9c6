/** Secrets required by what is set: those that the worker cannot start without, and those for partners. */
import { expect, it } from 'vitest';
import { missingSecrets } from './needed-secrets.ts';

const missing = (set: Readonly<Record<string, string>>) =>
  missingSecrets(new Map(Object.entries(set))).map(({ name, demanded }) => [name, demanded]);

it('names the secrets that a setting needs, and those without which the worker does not start', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ CMS_URL: '' })).toEqual([
    ['CMS_TOKEN', true],
    ['CMS_SECRET', true],
  ]);
  expect(missing({ ADDRESS_URL: '' })).toEqual([
    ['NEXT_TOKEN_SECRET', true],
    ['ADDRESS_KEY', false],
  ]);
  expect(missing({ GATEWAY_URL: '', GRAPHQL_URL: '' })).toEqual([
    ['GATEWAY_KEY', false],
    ['GRAPHQL_KEY', false],
  ]);
  expect(missing({ TURNSTILE_SITE_KEY: '' })).toEqual([['TURNSTILE_SECRET', false]]);
  expect(missing({ TURNSTILE_SECRET: '' })).toEqual([['TURNSTILE_SITE_KEY', false]]);
});

it('names the secrets of partners configured in a variable', () => {
  const partners = [{ name: 'a', apiKey: 'A_KEY', signingSecret: 'A_SIGNING' }, { name: 'b' }];
  const set = { LEAD_PARTNERS: JSON.stringify(partners), A_KEY: '' };
  expect(missing(set)).toEqual([['A_SIGNING', false]]);
});

it('needs nothing for partners that are secret or unreadable', () => {
  for (const LEAD_PARTNERS of ['', 'no json', '{}']) expect(missing({ LEAD_PARTNERS })).toEqual([]);
});
