/** The parts of a postcode suggestion, and when they are complete. */
import { describe, expect, it } from 'vitest';
import { isCompletePostcode, parsePostcode } from './search-rules.ts';

describe('parsePostcode', () => {
  it('splits by comma-space into exactly three', () => {
    expect(parsePostcode('3000, MELBOURNE, VIC')).toEqual({
      postcode: '3000',
      locality: 'MELBOURNE',
      state: 'VIC',
    });
  });

  it.each(['', '3000', '3000, MELBOURNE', '3000,MELBOURNE,VIC', '3000, A, B, VIC'])(
    'leaves all three parts of %j empty',
    (text) => {
      expect(parsePostcode(text)).toEqual({ postcode: '', locality: '', state: '' });
      expect(isCompletePostcode(parsePostcode(text))).toBe(false);
    },
  );

  it.each(['MELBOURNE, 3000, VIC', '300, A, VIC', '30001, A, VIC', '3000, , VIC'])(
    'reads %j as incomplete',
    (text) => {
      expect(isCompletePostcode(parsePostcode(text))).toBe(false);
    },
  );
});
