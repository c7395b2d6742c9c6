/** The choices that narrow a list: each links to the list without it, and an empty list suggests which to drop. */
import { describe, expect, it } from 'vitest';
import { modems } from '../broadband/broadband-filters.ts';
import { examplePage } from '../example-plans.ts';
import type { FilterValues } from '../filter.ts';
import { choices, countRelaxed, leastWords, relaxings } from './choices.ts';
import { broadbandSettings, mobileSettings } from './plan-query.fixture.ts';
import { initialQuery, type ListSettings, openSettings } from './plan-query.ts';

const query = initialQuery(broadbandSettings);

describe('among a visitor’s choices,', () => {
  it('each links to the list without it, from page 1', () => {
    const filters = { ...query.filters, speed: [50, 100], provider: ['plover', 'gone'] };
    const chosen = choices(
      { ...query, page: 3, filters },
      broadbandSettings,
      examplePage.providers,
    );
    expect(chosen.map(({ label }) => label)).toEqual([
      'Speed tier 50',
      'Speed tier 100',
      'Connection: nbn',
      'Plover Net',
      'A provider you chose',
    ]);
    expect(chosen[0]?.without).toMatchObject({ page: 1, filters: { speed: [100] } });
    expect(chosen[2]?.without.filters.connection).toBeUndefined();
  });

  it('a filter that excludes nothing is not listed', () => {
    const labels = (offered: ListSettings['offered'], filters: FilterValues) =>
      choices({ ...query, filters }, { ...broadbandSettings, offered }, []).map(
        ({ label }) => label,
      );
    expect(labels({ connection: ['nbn'] }, { connection: ['nbn'] })).toEqual([]);
    const offered = { speed: [50, 100] };
    expect(labels(offered, { speed: [50, 100] })).toEqual([]);
    expect(labels(offered, { speed: [50] })).toEqual(['Speed tier 50']);
    expect(labels({ modem: modems }, { modem: modems })).toHaveLength(modems.length);
  });

  it('a page’s own filter stays, but another value can be dropped', () => {
    const settings = { ...broadbandSettings, initial: { technology: 'HFC' } };
    const of = (technology: string) =>
      choices({ ...query, filters: { technology } }, settings, []).map(({ label }) => label);
    expect([of('HFC'), of('FTTP')]).toEqual([[], ['nbn by FTTP']]);
  });

  it('the initial hospital cover can be dropped', () => {
    const settings = openSettings('health-insurance');
    const opened = initialQuery(settings);
    const [cover, ...others] = choices(opened, settings, []);
    expect(opened.filters).toEqual({ cover: 'Hospital' });
    expect([cover?.label, cover?.without.filters, others]).toEqual(['Cover: Hospital', {}, []]);
    // The fuel is always set, so it is not a choice to drop.
    const energy = openSettings('energy');
    expect(choices(initialQuery(energy), energy, [])).toEqual([]);
  });
});

it('words a minimum as the filter does, or with the editor’s suffix (spec: constants)', () => {
  expect(leastWords(30, '+ GB per month')).toBe('30+ GB per month');
  const own = { ...mobileSettings, words: { data: { suffix: ' GB or more' } } };
  const asked = { ...initialQuery(mobileSettings), filters: { data: 50 } };
  const labels = [mobileSettings, own].map((settings) => choices(asked, settings, [])[0]?.label);
  expect(labels).toEqual(['50+ GB per month', '50 GB or more']);
});

describe('the suggestions for an empty list', () => {
  const filters = { ...query.filters, speed: [12], provider: ['plover'] };
  const asked = { ...query, now: '45', page: 3, filters };

  it('drop each choice alone, then all of them', () => {
    const ways = relaxings(asked, broadbandSettings, examplePage.providers);
    expect(ways.map(({ words }) => words)).toEqual([
      'without “Speed tier 12”',
      'without “Connection: nbn”',
      'without “Plover Net”',
      'Clear all filters',
    ]);
    expect(ways[0]?.query).toEqual({
      ...asked,
      page: 1,
      filters: { ...filters, speed: undefined },
    });
    expect(ways.at(-1)?.query).toEqual({ ...asked, page: 1, filters: query.filters });
  });

  it('do not repeat “Clear all filters” for a single choice beside the initial one', () => {
    const settings = openSettings('health-insurance');
    const opening = initialQuery(settings);
    const excess = { ...opening, filters: { ...opening.filters, excess: 'None' } };
    expect(relaxings(excess, settings, []).map(({ words }) => words)).toEqual([
      expect.stringContaining('Cover: Hospital'),
      expect.stringContaining('xcess'),
    ]);
  });

  it('stay in the home’s area, and drop its controlled load alone', () => {
    const settings = openSettings('energy');
    const energy = initialQuery(settings);
    const area = { postcode: '3068', distributor: 'Wattle Networks' };
    const answers = { ...energy.answers, ...area, controlledLoad: '1', kwh: 9_000 };
    const ways = relaxings({ ...energy, answers, page: 3 }, settings, []);
    expect(ways.map(({ key, words }) => [key, words])).toEqual([
      ['controlledLoad', 'without “Controlled load: Controlled load 1”'],
      ['answers', 'with the usual answers'],
    ]);
    expect(ways.map(({ query }) => query.answers)).toEqual([
      { ...answers, controlledLoad: 'none' },
      { ...energy.answers, ...area },
    ]);
    expect(ways.map(({ query }) => query.page)).toEqual([1, 1]);
    expect(relaxings({ ...energy, answers: { ...energy.answers, ...area } }, settings, [])).toEqual(
      [],
    );
  });

  it('return to the usual answers if the visitor’s own find nothing', () => {
    const settings = openSettings('personal-loan');
    const loans = initialQuery(settings);
    const answers = { ...loans.answers, amount: 100_000, years: 1 };
    const [way, ...others] = relaxings({ ...loans, answers }, settings, []);
    expect(way?.query.answers).toEqual(loans.answers);
    expect(others).toEqual([]);
    expect(relaxings(loans, settings, [])).toEqual([]);
    // The state is where the home is, and stays.
    const health = openSettings('health-insurance');
    const policies = initialQuery(health);
    const here = { ...policies.answers, state: 'TAS' };
    const usual = (own: object) =>
      relaxings({ ...policies, answers: { ...here, ...own } }, health, []).find(
        ({ key }) => key === 'answers',
      );
    expect(usual({ scale: 'family' })?.query.answers).toEqual(here);
    expect(usual({})).toBeUndefined();
    // Only features of a home are given up one by one.
    const record = { ...loans, answers: { ...loans.answers, creditRecord: 'Average' } };
    expect(relaxings(record, settings, []).map(({ key }) => key)).toEqual(['answers']);
  });

  it('are at most eight for single choices', () => {
    const many = { ...asked, filters: { ...filters, speed: [12, 25, 50, 100], modem: modems } };
    const provider = ['plover', 'loopline', 'bowerbird'];
    const ways = relaxings(
      { ...many, filters: { ...many.filters, provider } },
      broadbandSettings,
      examplePage.providers,
    );
    expect(ways).toHaveLength(9);
    expect(ways.at(-1)?.key).toBe('all');
  });

  it('have counts, except those that cannot be counted', async () => {
    const ways = relaxings(asked, broadbandSettings, examplePage.providers);
    const relaxed = await countRelaxed(ways, async ({ filters: left }) =>
      left.speed ? undefined : left.provider ? 12 : 0,
    );
    expect(relaxed).toEqual({ 'speed-12': 12, all: 0 });
  });
});
