/** Icons: every one is in Lucide and has a rule in the style sheet. */
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../domain/icon-names.ts';
import config from '../../uno.config.ts';

describe('icons', () => {
  it.each(iconNames)('%s is in Lucide', (name) => {
    expect(Object.hasOwn(lucide.icons, name)).toBe(true);
  });

  it.each(iconNames)('%s is in the style sheet', (name) => {
    expect(config.safelist).toContain(`i-lucide-${name}`);
  });
});
