/** The contact form: its rules and messages. */
import { describe, expect, it } from 'vitest';
import { contactForm, maxMessage } from './contact-form-rules.ts';
import { parseForm } from './parse-form.ts';

const good = { name: 'Jo O’Neill', email: 'jo@example.com', message: 'Where is my bill?' };
const run = (values: Record<string, string>) => parseForm(contactForm, { ...good, ...values });

describe('contact form', () => {
  it('keeps the lines of a message and drops characters that nobody types', () => {
    expect(run({ message: ' a\r\nb\u0000\uE000\n\n\n\nc ' })).toEqual({
      ok: true,
      values: { ...good, mobNumber: '', message: 'a\nb\n\nc' },
    });
  });

  it('drops the same characters from a message as from a name, and keeps words and lines apart', () => {
    const message = '19 Murray\tRoad\u2028Bruns\u00ADwick\u202E \u2066VIC\u2069\u2029\u200B3056';
    expect(run({ message, name: 'Jo\tO’Neill\u202E' })).toEqual({
      ok: true,
      values: { ...good, mobNumber: '', message: '19 Murray Road\nBrunswick VIC\n3056' },
    });
  });

  it('keeps the joiners that Persian words and some emojis need', () => {
    const message = 'می\u200Cنا 👩\u200D🔧';
    expect(run({ message })).toMatchObject({ ok: true, values: { message } });
  });

  it.each([
    [{ message: ' \n ' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(maxMessage + 1) }, 'message', 'Message is too long'],
    [{ name: '' }, 'name', 'Name is required.'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'x' }, 'email', 'Invalid email address'],
    [{ mobNumber: '03 9000 0000' }, 'mobNumber', 'Mobile number must start with 04.'],
  ])('%j: %s %s', (values, field, message) => {
    expect(run(values)).toEqual({ ok: false, errors: [{ field, message }] });
  });

  it('counts the length of a message in characters', () => {
    expect(run({ message: '😀'.repeat(maxMessage) })).toMatchObject({ ok: true });
    expect(run({ message: '😀'.repeat(maxMessage + 1) })).toMatchObject({ ok: false });
  });

  it.each(['-', ' – ', '\u2212', '()', '\u200D'])('treats %j as no mobile number', (mobNumber) => {
    expect(run({ mobNumber })).toMatchObject({ ok: true, values: { mobNumber: '' } });
  });

  it('accepts a mobile number in any notation', () => {
    expect(run({ mobNumber: '+61 491 570 006' })).toMatchObject({
      values: { mobNumber: '0491570006' },
    });
  });
});
