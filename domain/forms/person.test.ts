/** Name, email and mobile: every rule and message, and the normalising of mobiles (spec: validation). */
import { describe, expect, it } from 'vitest';
import { errorOf, parseForm } from './parse-form.ts';
import { normaliseMobile, type PersonField, person } from './person.ts';

const good = { name: 'Ann Lee', email: 'ann@example.com', mobNumber: '0412345678' };

function messageFor(field: PersonField, value: string | undefined): string | undefined {
  const result = parseForm(person, { ...good, [field]: value });
  return result.ok ? undefined : errorOf(result.errors, field);
}

describe('person', () => {
  it.each<[PersonField, string | undefined, string | undefined]>([
    ['name', '', 'Name is required.'],
    ['name', '   ', 'Name is required.'],
    ['name', undefined, 'Name is required.'],
    ['name', '--', 'Name is required.'],
    ['name', "' ’ -", 'Name is required.'],
    ['name', '\u0301\u0301', 'Name is required.'],
    ['name', 'A', 'Name must be at least 2 chars.'],
    ['name', 'Al', undefined],
    ['name', 'a'.repeat(200), undefined],
    ['name', 'a'.repeat(201), 'Name must not exceed 200 chars.'],
    ['name', '𠮷', 'Name must be at least 2 chars.'],
    ['name', '𠮷'.repeat(101), undefined],
    ['name', '𠮷'.repeat(201), 'Name must not exceed 200 chars.'],
    ['name', 'Ann 2', 'Names can’t include numbers'],
    ['name', 'Ann ٢', 'Names can’t include numbers'],
    ['name', 'Ann 😀', 'Names can’t include emojis or symbols'],
    ['name', 'Ann $', 'Names can’t include emojis or symbols'],
    ['name', 'Ann <b>', 'Names can’t include emojis or symbols'],
    ['name', 'Ann, Lee', 'Only use letters, spaces, apostrophes and hyphens'],
    ['name', 'Ann@Lee', 'Only use letters, spaces, apostrophes and hyphens'],
    ['name', 'Zoë O’Hara-Łukasz', undefined],
    ['name', "D'Arcy", undefined],
    ['name', '李小龙', undefined],
    ['email', '', 'Email is required'],
    ['email', 'ann', 'Invalid email address'],
    ['email', 'ann@host', 'Invalid email address'],
    ['email', 'a b@host.com', 'Invalid email address'],
    ['email', 'a@b@host.com', 'Invalid email address'],
    ['email', 'ann@host..com', 'Invalid email address'],
    ['email', 'ann@.host.com', 'Invalid email address'],
    ['email', 'ann+energy@mail.example.com.au', undefined],
    ['email', `${'a'.repeat(250)}@b.co`, 'Invalid email address'],
    ['mobNumber', '', 'Mobile number is required.'],
    ['mobNumber', '0312345678', 'Mobile number must start with 04.'],
    ['mobNumber', '041234567', 'Mobile number must be of 10 digits.'],
    ['mobNumber', '04123456789', 'Mobile number must be of 10 digits.'],
    ['mobNumber', '04abcdefgh', 'Mobile number must be of 10 digits.'],
    ['mobNumber', '0412 345-678', undefined],
    ['mobNumber', '０４１２ ３４５ ６７８', undefined],
    ['name', 'Zahra \u202Aمی\u200Cنا\u202C', undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  it.each([
    '0412 345 678',
    '0412-345-678',
    '+61 412 345 678',
    '+61412345678',
    '+61 (0)412 345 678',
    '0061 412 345 678',
    '0011 61 412 345 678',
    '0011 61 0412 345 678',
    'tel:+61412345678',
    '0412/345/678',
    '61412345678',
    '61 0412 345 678',
    '61 (0)412 345 678',
    '\u202D0412 345 678\u202C',
    '0412\u2011345\u2011678',
    '+61 412\u00A0345\u2009678',
  ])('normalises %s to 0412345678', (typed) => {
    expect(normaliseMobile(typed)).toBe('0412345678');
  });

  it.each(['\t', '\n', '\r', '\u2028'])(
    'keeps the words of a pasted name apart when %j separates them',
    (between) => {
      const pasted = parseForm(person, { ...good, name: `Ann${between}Lee` });
      expect(pasted).toEqual({ ok: true, values: good });
    },
  );

  it.each([
    ['Ann\u2010Marie O’Hara', 'Ann-Marie O’Hara'],
    ['Ann\u2011Marie O\u2018Hara', 'Ann-Marie O’Hara'],
    ['Ann\u2013Marie O\u02BCHara', 'Ann-Marie O’Hara'],
  ])('accepts typographic hyphens and quotes: %s', (name, plain) => {
    const result = parseForm(person, { ...good, name });
    expect(result.ok && result.values.name).toBe(plain);
  });

  it('is the same however the details were pasted', () => {
    const pasted = {
      name: '\u2066Ann Lee\u2069',
      email: '\u200Eann@exam\u00ADple.com\u200D',
      mobNumber: '\u202D0412345678\u202C',
    };
    expect(parseForm(person, pasted)).toEqual({ ok: true, values: good });
    const wide = {
      name: 'Ａｎｎ Ｌｅｅ',
      email: 'ａｎｎ@ｅｘａｍｐｌｅ.ｃｏｍ',
      mobNumber: good.mobNumber,
    };
    expect(parseForm(person, wide)).toEqual({ ok: true, values: good });
  });
});
