/** Days that an editor types, which must exist in the calendar, and paths. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maxPath } from '../../domain/post-path.ts';
import { page } from './page.schema.ts';
import { pageFaults } from './page-faults.ts';
import { day, path } from './primitives.schema.ts';

const faultsOn = (published: string) =>
  pageFaults(
    {
      path: '/energy',
      title: 'Energy',
      sections: [{ type: 'hero' }],
      published,
    },
    { verticals: [] },
  );

it.each(['2026-02-28', '2028-02-29', '2026-11-01'])('%s is a day', (text) => {
  expect(v.is(day, text)).toBe(true);
  expect(v.is(page.entries.published, text)).toBe(true);
  expect(faultsOn(text)).toEqual([]);
});

it.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-1-1', ''])('%j is none', (text) => {
  expect(v.is(day, text)).toBe(false);
  expect(faultsOn(text)).toHaveLength(1);
});

it('a page that went live on 31 February is still read', () => {
  expect(v.is(page.entries.published, '2026-02-31')).toBe(true);
});

it.each(['/', '/energy', '/blogs/a-title', `/${'x'.repeat(maxPath - 1)}`])(
  '%s is a path',
  (text) => {
    expect(v.is(path, text)).toBe(true);
  },
);

it.each([
  '',
  'energy',
  '/energy/',
  '//energy',
  '/a//b',
  '/Energy',
  '/a?b',
  `/${'x'.repeat(maxPath)}`,
])('%j is no path', (text) => {
  expect(v.is(path, text)).toBe(false);
});
