/** The choices and skips in a journey's URL; anything else written there is ignored. */
import { expect, it } from 'vitest';
import type { LeadSummary } from '../ports/leads/leads.port.ts';
import { journeyPairs, readSoFar, type SoFar } from './journey-query.ts';

const lead: LeadSummary = {
  leadId: 'l',
  visitId: 'v',
  vertical: 'bundle',
  verticals: ['energy', 'mobile'],
  addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
};

it('the query survives a round trip', () => {
  const soFar: SoFar = { plans: ['a', 'b'], skipped: ['mobile', 'solar'], product: 'energy' };
  const query = new URLSearchParams(journeyPairs(lead, soFar));
  expect(query.toString()).toBe(
    'leadId=l&visitId=v&plan=a&plan=b&skip=mobile&skip=solar&product=energy',
  );
  expect(readSoFar(query)).toEqual(soFar);
});

it('the query ignores invalid ids, products without a list, and repeats', () => {
  const query = 'plan=%22%3E&plan=a&skip=bundle&skip=x&skip=mobile&skip=mobile&product=toString';
  expect(readSoFar(new URLSearchParams(query))).toEqual({
    plans: ['a'],
    skipped: ['mobile'],
    product: undefined,
  });
  expect(String(new URLSearchParams(journeyPairs(lead, { plans: [], skipped: [] })))).toBe(
    'leadId=l&visitId=v',
  );
});
