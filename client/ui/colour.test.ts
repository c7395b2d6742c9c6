/** Colours from the CMS: class names, and contrast that never drops below the minimum. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bgClass, contrast, fgClass, readable } from './colour.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('agrees with the definition at its ends and for the confirm colour (spec: manual-address)', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#ffffff', '#49b271')).toBeCloseTo(2.69, 1);
  });
});

describe('readable', () => {
  it('keeps a colour that passes', () => {
    expect(readable('#0f4c3a', '#ffffff')).toBe('#0f4c3a');
  });

  it('takes white or black for one that does not', () => {
    expect(readable('#ffffff', '#49b271')).toBe('#000000');
    expect(readable('#1e2a78', '#14205e')).toBe('#ffffff');
  });

  it('is at least 4.5 : 1 on any background, whatever colour was requested', () => {
    fc.assert(
      fc.property(hex, hex, (wish, ground) => {
        expect(contrast(readable(wish, ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('class names', () => {
  it('hold six lower-case digits', () => {
    expect(bgClass('#F2B705')).toBe('c-bg-f2b705');
    expect(fgClass('#FFFFFF', '#0F4C3A')).toBe('c-fg-ffffff');
  });

  it('refuse anything that is not a colour, and say what to do', () => {
    expect(() => bgClass('red;}')).toThrow(/hexColour/);
  });
});
