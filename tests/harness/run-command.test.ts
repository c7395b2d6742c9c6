/** Options that make no sense stop a run before it starts, by name. */
import { describe, expect, it } from 'vitest';
import { oneOf } from './run-command.ts';

describe('an option of a run', () => {
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
