/** Constants that live in stylesheets and settings: each stands in one place, as specified (spec: constants). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../client/islands/carousel/settings.ts';
import { excerpt } from '../../client/ui/text/lines.tsx';
import { mobileFilters } from '../../domain/plans/mobile/mobile-filters.ts';
import { defaultPageSize } from '../../domain/plans/pagination.ts';
import { defaultSort, orderWords } from '../../domain/plans/rank.ts';
import { root } from '../../scripts/build/files-below.ts';
import unoConfig from '../../uno.config.ts';

const sheet = (name: string) => readFileSync(join(root, 'client/styles', name), 'utf8');

describe('the specified constants', () => {
  it('carousels: autoplay 3000 ms, speed 500 ms, resize 50 ms, threshold 5, friction 0.35', () => {
    expect(settings).toEqual({
      autoplay: 3000,
      speed: 500,
      resizeDebounce: 50,
      swipeThreshold: 5,
      edgeFriction: 0.35,
    });
  });

  it('plans: 5 a page, two sorts, the slider and when it is applied', () => {
    expect(defaultPageSize).toBe(5);
    expect(defaultSort).toBe(1);
    expect(orderWords).toEqual({
      1: 'Lowest to highest estimated cost',
      2: 'Highest to lowest estimated cost',
    });
    expect(mobileFilters.data).toMatchObject({
      ...{ min: 0, max: 90, step: 10, initial: 30, suffix: '+ GB per month' },
      appliedAfterMs: 500,
    });
  });

  it('scroll offset: 100 px', () => {
    expect(sheet('base.css')).toMatch(/scroll-padding-top: 100px;/);
  });

  it('mobile breakpoint: 768 px', () => {
    const { breakpoints } = unoConfig.theme as { breakpoints?: Record<string, string> };
    expect(breakpoints?.md ?? '768px').toBe('768px');
    expect(sheet('media.css')).toContain('@media (min-width: 768px)');
  });

  it('news and blog cards: 115 characters', () => {
    expect(excerpt('a'.repeat(115))).toBe('a'.repeat(115));
    expect(excerpt('a'.repeat(116)).length).toBeLessThanOrEqual(116);
    expect(excerpt('a'.repeat(116))).toMatch(/…$/);
  });
});
