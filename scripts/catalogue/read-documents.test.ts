/** An import of several files: one catalogue, and a report of what was left out. */
import { expect, it } from 'vitest';
import { energyAnswer } from './cdr-energy-plan.fixture.ts';
import { defaultUsage } from './cdr-energy-plan.ts';
import { importReport, readDocuments } from './read-documents.ts';

const settings = { day: '2026-11-21', usage: defaultUsage };
const own = {
  providers: [{ id: 'plover', name: 'Plover Net', verticals: ['broadband'] }],
  plans: [{ id: 'x', vertical: 'broadband', providerId: 'plover' }],
};

it('puts catalogues and energy plans together, and each provider once', () => {
  const { catalogue, refused } = readDocuments(
    [
      { name: 'own.json', document: { ...own, plans: [] } },
      {
        name: 'energy.json',
        document: [
          energyAnswer(),
          energyAnswer({ data: { planId: 'B' } }),
          energyAnswer({ data: { planId: 'C\u001b[2J', fuelType: 'DUAL' } }),
        ],
      },
    ],
    settings,
  );
  expect(catalogue.providers.map(({ id }) => id)).toEqual(['plover', 'quandong']);
  expect(catalogue.plans.map(({ id }) => id)).toEqual(['quandong-xx481234mre-vec', 'quandong-b']);
  expect(importReport({ catalogue, refused })).toEqual([
    'accepted  2 plans of 2 providers',
    '  energy           2',
    'refused   1',
    '  energy plan C\\u{1b}[2J: fuelType: electricity and gas in one plan have no price to compare by',
  ]);
});

it('leaves a provider of a catalogue as it stands there', () => {
  const quandong = { id: 'quandong', name: 'Quandong Energy', verticals: ['energy'] };
  const { catalogue } = readDocuments(
    [
      { name: 'energy.json', document: energyAnswer() },
      { name: 'own.json', document: { providers: [quandong], plans: [] } },
    ],
    settings,
  );
  expect(catalogue.providers).toEqual([quandong]);
  expect(catalogue.plans).toHaveLength(1);
});

it('reports what of a catalogue is refused', () => {
  const { catalogue, refused } = readDocuments([{ name: 'own.json', document: own }], settings);
  expect(catalogue.plans).toEqual([]);
  expect(refused).toEqual([{ entry: 'plan x', reason: expect.stringContaining('name') }]);
});

it.each([null, 7, {}, { providers: [] }, { data: {} }])(
  'names a file that is neither: %j',
  (document) => {
    expect(() => readDocuments([{ name: 'odd.json', document }], settings)).toThrow(
      'odd.json is neither',
    );
  },
);
