/** The lead-capture form: messages by field configuration (spec: validation). */
import { describe, expect, it } from 'vitest';
import { defaultLeadFields, type LeadField, leadFormSchema } from './lead-form-rules.ts';
import { parseForm } from './parse-form.ts';

const good = {
  name: 'Jo O’Neill',
  email: 'jo@example.com',
  mobNumber: '+61 491 570 006',
  address: '19 Murray Road, Brunswick VIC 3056',
};
const run = (fields: readonly LeadField[], values: Record<string, string>) =>
  parseForm(leadFormSchema(fields), values);

describe('lead form', () => {
  it('returns parsed values, with the mobile as ten digits', () => {
    expect(run(defaultLeadFields, good)).toEqual({
      ok: true,
      values: { ...good, mobNumber: '0491570006' },
    });
  });

  it('lists every missing field, in order', () => {
    expect(run(defaultLeadFields, {})).toEqual({
      ok: false,
      errors: [
        { field: 'name', message: 'Name is required.' },
        { field: 'email', message: 'Email is required' },
        { field: 'mobNumber', message: 'Mobile number is required.' },
        { field: 'address', message: 'Address is required' },
      ],
    });
  });

  it('names other required fields by their labels', () => {
    const fields = [{ type: 'email', label: 'Work email', required: true }] as const;
    expect(run(fields, { email: ' ' })).toMatchObject({
      errors: [{ message: 'Work email is required' }],
    });
    expect(run(fields, { email: 'x' })).toMatchObject({
      errors: [{ message: 'Invalid email address' }],
    });
  });

  it('allows optional fields to be empty, but not invalid', () => {
    const fields = defaultLeadFields.map((field) => ({ ...field, required: false }));
    expect(run(fields, {})).toMatchObject({ ok: true });
    const nothing = { name: '\u200D', email: '\u200C', mobNumber: ' - ', address: '\u200D' };
    expect(run(fields, nothing)).toEqual({
      ok: true,
      values: { name: '', email: '', mobNumber: '', address: '' },
    });
    expect(run(fields, { ...good, name: 'J', mobNumber: '03 9000 0000' })).toMatchObject({
      errors: [
        { field: 'name', message: 'Name must be at least 2 chars.' },
        { field: 'mobNumber', message: 'Mobile number must start with 04.' },
      ],
    });
  });

  it('takes an address as long as any search does', () => {
    expect(run(defaultLeadFields, { ...good, address: 'x'.repeat(500) })).toMatchObject({
      ok: true,
    });
    expect(run(defaultLeadFields, { ...good, address: 'x'.repeat(501) })).toEqual({
      ok: false,
      errors: [{ field: 'address', message: 'Address is too long' }],
    });
  });

  it('ignores fields that were not requested', () => {
    const fields = [{ type: 'email', label: 'Email', required: true }] as const;
    expect(run(fields, good)).toEqual({
      ok: true,
      values: { name: '', email: 'jo@example.com', mobNumber: '', address: '' },
    });
  });
});
