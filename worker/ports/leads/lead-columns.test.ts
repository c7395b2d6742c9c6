/** The error for a JSON column of another shape names the column and reveals nothing in it. */
import { expect, it } from 'vitest';
import { leadColumns } from './lead-columns.ts';
import { toVerticals } from './lead-rows.ts';

const consent = {
  version: '2026-11-01',
  brand: 'acacia',
  page: '/',
  at: '2026-11-21T00:00:00.000Z',
  marketing: false,
  notice: null,
  recipients: null,
  marketingWords: null,
};

it.each<[keyof typeof leadColumns, unknown]>([
  ['tracking', { rcCode: 'AB1' }],
  ['verticals', ['energy', 'gone']],
  ['suspect', ['quick', 'burst']],
  ['consent', { ...consent, noticeVersion: '7' }],
  ['record', { Locality: 'Brunswick', LotNumber: null }],
])('%s is read as it was written', (name, value) => {
  expect(leadColumns[name](JSON.stringify(value))).toEqual(value);
});

it.each<[keyof typeof leadColumns, string, string]>([
  ['plans', '[{"name":"jo@example.com"}]', 'The column "plans" cannot be read at 0.id'],
  ['tracking', '{"rcCode":["jo@example.com"]}', 'The column "tracking" cannot be read at rcCode'],
  ['suspect', '[["jo@example.com"]]', 'The column "suspect" cannot be read at 0'],
  ['consent', '"jo@example.com"', 'The column "consent" cannot be read'],
  ['record', '{"State":1}', 'The column "record" cannot be read at State'],
  ['verticals', 'jo@example.com', 'The column "verticals" cannot be read'],
])('%s written otherwise is named with its place alone', (name, json, words) => {
  expect(() => leadColumns[name](json)).toThrow(new Error(words));
});

it('of a lead’s products, one that this version does not know is left out', () => {
  expect(toVerticals('["energy","teleport","solar"]')).toEqual(['energy', 'solar']);
  expect(() => toVerticals('{}')).toThrow('The column "verticals" cannot be read');
});
