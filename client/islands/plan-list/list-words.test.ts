/** The words of a list. */
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../../domain/plans/example-plans.ts';
import { broadbandSettings } from '../../../domain/plans/list/plan-query.fixture.ts';
import { initialQuery, openSettings } from '../../../domain/plans/list/plan-query.ts';
import { leastValueText, statusWords } from './list-words.ts';

const query = initialQuery(broadbandSettings);

describe('the words of a list', () => {
  it('count, order and which plans this page shows', () => {
    expect(statusWords(examplePage, query)).toBe(
      '42 plans, lowest to highest estimated cost. Showing 6\u00a0to\u00a08.',
    );
    const one = { ...examplePage, plans: examplePage.plans.slice(0, 1), total: 1, page: 1 };
    expect(statusWords(one, { ...query, sort: 2 })).toBe(
      '1 plan, highest to lowest estimated cost.',
    );
    expect(statusWords({ ...one, plans: [], total: 0 }, query)).toBe('0 plans.');
  });

  it('say that plans are sold in most states while no area is known', () => {
    const area = { known: false, distributors: [], distributor: null };
    expect(statusWords({ ...examplePage, area }, query)).toMatch(
      /^42 plans sold in most states, lowest/,
    );
    expect(statusWords({ ...examplePage, area: { ...area, known: true } }, query)).toMatch(
      /^42 plans, /,
    );
  });

  it('blame the area where nothing is sold there, and no choice that nobody made', () => {
    const list = { ...examplePage, plans: [], total: 0, providers: [] };
    const area = { known: true, distributors: [], distributor: null };
    const energy = { ...initialQuery(openSettings('energy')), answers: { postcode: '6333' } };
    expect(statusWords({ ...list, area }, energy)).toBe('No energy plans for 6333.');
  });

  it('name the data for the eye and for the ear (spec: constants)', () => {
    expect(leastValueText(30, '+ GB per month')).toBe('30 GB per month or more');
    expect(leastValueText(30, ' GB')).toBe('30 GB');
  });
});
