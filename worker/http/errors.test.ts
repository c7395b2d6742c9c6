/** The reason logged for a failure: its cause, and nothing that a person typed. */
import { describe, expect, it } from 'vitest';
import { Problem, reasonOf } from './errors.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('the logged reason for a failure', () => {
  it.each<[string, unknown, string]>([
    [
      'a problem with a cause',
      new Problem('storage_unavailable', { cause: new Error('D1_ERROR: no such table: lead') }),
      'Error: D1_ERROR: no such table: lead',
    ],
    [
      'a problem whose cause is words',
      new Problem('storage_unavailable', { cause: 'partner: away' }),
      'partner: away',
    ],
    [
      'a problem without a cause',
      new Problem('unknown_record'),
      'Problem: We can’t find that record.',
    ],
    [
      'an error whose own words say more than its cause',
      new Error('The value in KV under site is not JSON', { cause: new Error('at position 7') }),
      'Error: The value in KV under site is not JSON',
    ],
    ['anything else', 'late', 'late'],
  ])('%s', (_name, error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });

  it('does not quote text that could not be read', () => {
    const error = thrownBy(() => JSON.parse('Canaryname Person'));
    expect(String(error)).toContain('Canary');
    expect(reasonOf(error)).toBe('SyntaxError, with its text left out');
    expect(reasonOf(new Problem('internal', { cause: error }))).not.toContain('Canary');
  });
});
