/** Record ids survive a round trip, and nothing else passes for one. */
import { expect, it } from 'vitest';
import { recordId, recordPlace } from './record-id.ts';

const PLACE = { pid: 'GAVIC411711441', streetPid: 'VIC1969675', num: 19 };

it('leads back to the place it was made of', () => {
  expect(recordPlace(recordId(PLACE))).toEqual(PLACE);
});

it.each([
  '',
  'GAVIC411711441',
  'GAVIC411711441.VIC1969675',
  'GAVIC411711441.VIC1969675.',
  'GAVIC411711441.VIC1969675.-1',
  'GAVIC411711441.VIC1969675.1e5',
  'GAVIC411711441.VIC1969675.1234567',
  'GAVIC411711441.VIC1969675.19.1',
  'gavic411711441.vic1969675.19',
  "GAVIC411711441'.VIC1969675.19",
  `G${'A'.repeat(10_000)}.VIC1969675.19`,
  'GAVIC411711441.VIC1969675.19\n',
])('is no record id: %j', (text) => {
  expect(recordPlace(text)).toBeNull();
});
