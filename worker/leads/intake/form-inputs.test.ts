/** Every name that content may have survives the round trip through a form. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { path } from '../../../content/model/primitives.schema.ts';
import { site } from '../../../content/model/site.schema.ts';
import { maxMessage, messageRoom } from '../../../domain/forms/contact-form-rules.ts';
import { maxConsentVersion } from '../../../domain/leads/consent-notice.ts';
import { maxPath } from '../../../domain/post-path.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { bundle } from '../../../tests/workerd/support/workerd-site.ts';
import { maxBodyBytes } from '../../http/body.ts';
import { contactInput, heroInput, leadFormInput, leadInput } from './form-inputs.ts';

const frame = v.parse(site, bundle.acacia?.site);
const named = (version: string) => ({ ...frame, consent: { ...frame.consent, version } });

describe('the name of a consent wording', () => {
  it('has the same maximum length in content as in a form', () => {
    expect(v.is(site, named('x'.repeat(maxConsentVersion)))).toBe(true);
    expect(v.safeParse(site, named('x'.repeat(maxConsentVersion + 1))).issues).toEqual([
      expect.objectContaining({ message: 'A version is at most 40 characters' }),
    ]);
  });

  it('is cut in a form, so that no lead is lost', () => {
    const long = '2026-12-01, after the review by our lawyers';
    const { consentVersion } = v.parse(leadFormInput, { vertical: 'solar', consentVersion: long });
    expect(consentVersion).toBe(long.slice(0, maxConsentVersion));
  });
});

it('a billed price that a page did not show is empty, and keeps its place', () => {
  const planBilled = ['none', ';7500/month;7500', ''];
  expect(v.parse(leadInput, { planBilled }).planBilled).toEqual(['', ';7500/month;7500', '']);
});

describe('the answers behind prices', () => {
  it.each([
    ['the hero’s form', heroInput],
    ['the form for details', leadInput],
  ])('lose slot marks in %s, since its page shows them again', (_, input) => {
    const answers = 'kwh=4000\uE000&state=\u0000VIC\uE005\uE00F';
    expect(v.parse(input, { answers }).answers).toBe('kwh=4000&state=VIC');
    expect(v.is(input, { answers: `${'x'.repeat(500)}y` })).toBe(false);
  });
});

it('a hero’s form names a plan at most once, at most one for each product, and only by what can be an id', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `plan-${at}`);
  const { plan } = v.parse(heroInput, { plan: ['plan-0', '<b>', ...ids] });
  expect(plan).toEqual(ids.slice(0, verticalSlugs.length));
});

describe('a message', () => {
  it.each(['王', '\r\n'])(
    'that fills its box with %j is read, so that its rule can refuse it',
    (typed) => {
      const message = typed.repeat(messageRoom);
      const sent = String(new URLSearchParams({ message }));
      expect(messageRoom).toBeGreaterThan(maxMessage);
      expect(sent.length).toBeLessThan(0.9 * maxBodyBytes);
      expect(v.is(contactInput, { message })).toBe(true);
    },
  );
});

describe('a page path', () => {
  const longest = `/${'a'.repeat(maxPath - 1)}`;

  it('has the same maximum length in content as in a form', () => {
    expect(v.is(path, longest)).toBe(true);
    expect(v.is(path, `${longest}a`)).toBe(false);
    expect(v.parse(contactInput, { page: longest }).page).toBe(longest);
  });

  it.each(['//134744072', '//8-8-8-8/x', '/energy//', '/energy/', '//', 'energy', ''])(
    'cannot be that of another host, or of an impossible page: %j',
    (page) => {
      expect(v.is(path, page)).toBe(false);
      expect(v.is(contactInput, { page })).toBe(false);
    },
  );
});
