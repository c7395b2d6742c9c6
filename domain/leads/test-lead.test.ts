/** Emails that mark a form as a test: only those whose host ends in the reserved domain. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { email } from '../forms/person.ts';
import { isTestEmail } from './test-lead.ts';

describe('a test email', () => {
  it.each(['smoke-1@kurrajong.invalid', 'Jo@A.B.INVALID', ' jo@a.invalid '])(
    'may be %s, which the form accepts',
    (value) => {
      expect(isTestEmail(value)).toBe(true);
      expect(v.is(email, value)).toBe(true);
    },
  );

  it.each([
    'jo@example.com',
    'jo.invalid@example.com',
    'jo@invalid.com',
    'jo@notinvalid',
    '',
    'jo@a.invalid.com',
    'jo@a.invalids',
  ])('may not be %s', (value) => {
    expect(isTestEmail(value)).toBe(false);
  });
});
