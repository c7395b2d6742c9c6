/** Each kind of filter on facts: given, missing, without a limit. */
import { describe, expect, it } from 'vitest';
import { broadbandFilters } from './broadband/broadband-filters.ts';
import { type Filters, passes } from './filter.ts';
import { mobileFilters } from './mobile/mobile-filters.ts';

const flags: Filters = {
  fast: { kind: 'flag', label: 'Fast', fact: 'fast', column: 'fast', wire: null },
};

describe('a filter', () => {
  it.each([
    ['one', { use: 'Personal' }, { use: 'Personal' }, true],
    ['one', { use: 'Personal' }, { use: 'Business' }, false],
    ['one that the plan says nothing of', { use: 'Personal' }, { use: null }, false],
    ['least', { data: 30 }, { data: 30 }, true],
    ['least', { data: 30 }, { data: 29 }, false],
    ['least without a limit', { data: 90 }, { data: 'unlimited' }, true],
    ['least that the plan says nothing of', { data: 10 }, { data: null }, false],
    ['providers', { provider: ['a', 'b'] }, { provider: 'b' }, true],
    ['providers', { provider: ['a', 'b'] }, { provider: 'c' }, false],
    ['nothing', {}, {}, true],
    ['a filter that nobody declared', { colour: 'red' }, {}, true],
  ] as const)('of the kind “%s” compares %j with %j', (_kind, asked, facts, passing) => {
    expect(passes(mobileFilters, asked, facts)).toBe(passing);
  });

  it.each([
    [{ technology: 'HFC' }, { technology: ['FTTN', 'HFC'] }, true],
    [{ technology: 'HFC' }, { technology: ['FTTN'] }, false],
    // Not on the nbn: no technology filter excludes it.
    [{ technology: 'HFC' }, { technology: [] }, true],
    [{ speed: [50, 100] }, { speed: 100 }, true],
    [{ speed: [50, 100] }, { speed: 25 }, false],
  ] as const)('on broadband compares %j with %j', (asked, facts, passing) => {
    expect(passes(broadbandFilters, asked, facts)).toBe(passing);
  });

  it('with a single tick box asks for plans that have the feature', () => {
    const having = [true, false, null].map((fast) => passes(flags, { fast: true }, { fast }));
    expect(having).toEqual([true, false, false]);
  });
});
