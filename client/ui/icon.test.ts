/** Every icon is a drawing of the set, and every vertical has one. */
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { verticals } from '../../domain/vertical.ts';
import { iconNames, isIconName } from './icon.tsx';

describe('icons', () => {
  it.each(iconNames)('%s is in Lucide', (name) => {
    expect(Object.hasOwn(lucide.icons, name)).toBe(true);
  });

  it.each(Object.values(verticals))('$slug has its icon', ({ icon }) => {
    expect(isIconName(icon)).toBe(true);
  });

  it('knows no icon by the name of a property of every object', () => {
    expect(isIconName('constructor')).toBe(false);
  });
});
