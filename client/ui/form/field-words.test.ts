/** Fields' lengths: a browser cuts a paste silently at `maxLength`, so the rules must report text that is too long. */
import { expect, it } from 'vitest';
import { manualAddress } from '../../../domain/address/manual-address.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { errorOf, parseForm } from '../../../domain/forms/parse-form.ts';
import { manualFieldWords, personFieldWords } from './field-words.ts';

it('a person’s fields leave their lengths to the rules', () => {
  for (const words of Object.values(personFieldWords))
    expect(words).not.toHaveProperty('maxLength');
});

it.each(['UnitNumber', 'LotNumber', 'StreetNumber1', 'StreetName', 'Locality'] as const)(
  'text that fills %s is too long, and its rule says so',
  (field) => {
    const { label, maxLength } = manualFieldWords[field];
    const result = parseForm(manualAddress, { [field]: 'o'.repeat(maxLength) });
    expect(result.ok ? '' : errorOf(result.errors, field)).toBe(messages.tooLong(label));
  },
);
