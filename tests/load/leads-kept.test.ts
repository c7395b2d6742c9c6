/** The check finds a lead that is lost or duplicated, or that no visitor was told of. */
import { expect, it } from 'vitest';
import { leadReasons } from './leads-kept.ts';

const told = ['a', 'b', 'c'].map((id) => ({ brand: 'one', submissionId: id, reference: `R${id}` }));
const stored = told.map(({ brand, submissionId: id, reference }) => ({
  brand,
  id,
  reference,
  deliveries: 1,
}));
const [first, ...rest] = stored;
if (!first) throw new Error('No lead');

it('is content when each lead is stored once', () => {
  expect(leadReasons(told, stored)).toEqual([]);
});

it.each([
  ['lost', rest, 'leads lost: 1 of 3'],
  ['stored under another reference', [{ ...first, reference: 'R' }, ...rest], 'leads lost: 1 of 3'],
  ['never delivered', [{ ...first, deliveries: 0 }, ...rest], 'leads lost: 1 of 3'],
  ['doubled', [{ ...first, deliveries: 2 }, ...rest], 'leads to deliver more than once: 1'],
  ['nobody’s', [...stored, { ...first, id: 'd' }], 'leads stored that nobody was told of: 1'],
])('sees one that is %s', (_, found, reason) => {
  expect(leadReasons(told, found)).toEqual([reason]);
});
