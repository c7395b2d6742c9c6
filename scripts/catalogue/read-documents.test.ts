/** An import of several files: one catalogue, and a report of what was left out. */
import { expect, it } from 'vitest';
import { importReport, readDocuments } from './read-documents.ts';

const own = {
  providers: [{ id: 'plover', name: 'Plover Net', verticals: ['broadband'] }],
  plans: [{ id: 'x', vertical: 'broadband', providerId: 'plover' }],
};
const quandong = { id: 'quandong', name: 'Quandong Energy', verticals: ['energy'] };

it('puts catalogues together, and says what it left out', () => {
  const { catalogue, refused } = readDocuments([
    { name: 'own.json', document: { ...own, plans: [] } },
    {
      name: 'others.json',
      document: [{ providers: [quandong], plans: [] }, { data: { planId: 'C\u001b[2J' } }],
    },
  ]);
  expect(catalogue.providers.map(({ id }) => id)).toEqual(['plover', 'quandong']);
  expect(importReport({ catalogue, refused })).toEqual([
    'accepted  0 plans of 2 providers',
    'refused   1',
    '  energy plan C\\u{1b}[2J: answers of the Consumer Data Right cannot be loaded: load a catalogue of ours',
  ]);
});

it('reports what of a catalogue is refused', () => {
  const { catalogue, refused } = readDocuments([{ name: 'own.json', document: own }]);
  expect(catalogue.plans).toEqual([]);
  expect(refused).toEqual([{ entry: 'plan x', reason: expect.stringContaining('name') }]);
});

it.each([null, 7, {}, { providers: [] }, { data: {} }])(
  'names a file that is neither: %j',
  (document) => {
    expect(() => readDocuments([{ name: 'odd.json', document }])).toThrow('odd.json is neither');
  },
);
