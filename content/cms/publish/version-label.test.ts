/** Labels of versions, in summer and in winter. */
import { expect, it } from 'vitest';
import { versionLabel } from './version-label.ts';

it.each([
  ['2026-11-28T13:05:59.000Z', '/energy 2026-11-29 00:05 AEDT'],
  ['2026-07-01T04:30:00.000Z', '/energy 2026-07-01 14:30 AEST'],
])('published at %s is %s', (at, label) => {
  expect(versionLabel('/energy', at)).toBe(label);
});
