/** Options that make no sense stop a run before it starts, by name. */
import { describe, expect, it } from 'vitest';
import { oneOf, wholeNumber } from './run-command.ts';

describe('an option of a run', () => {
  it('is a whole number', () => {
    expect(wholeNumber('kills', '12')).toBe(12);
    expect(wholeNumber('kills', '0')).toBe(0);
  });

  it.each(['', '-1', '1.5', 'many', '1e3', '1000000'])('refuses the number %j', (value) => {
    expect(() => wholeNumber('kills', value)).toThrow(`--kills is a whole number, not "${value}"`);
  });

  it('is one of its choices, or absent', () => {
    expect(oneOf('mutant', 'no-sweep', ['queue-only', 'no-sweep'])).toBe('no-sweep');
    expect(oneOf('mutant', undefined, ['queue-only'])).toBeUndefined();
  });

  it.each(['', 'queue'])('refuses the choice %j', (value) => {
    expect(() => oneOf('mutant', value, ['queue-only', 'no-sweep'])).toThrow(
      '--mutant is one of queue-only, no-sweep',
    );
  });
});
