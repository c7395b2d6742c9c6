/** The URL of a list: its meaning, and that nothing in it can break the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speedTiers } from '../broadband/broadband-filters.ts';
import { readAsked, writeAsked } from './asked-plans.ts';
import { anyQuery, broadbandSettings, mobileSettings } from './plan-query.fixture.ts';
import {
  fullQuery,
  initialQuery,
  type ListSettings,
  openedWith,
  openSettings,
  queryNames,
  readQuery,
  writeQuery,
} from './plan-query.ts';

const read = (query: string, settings: ListSettings = broadbandSettings) =>
  readQuery(new URLSearchParams(query), settings);
const lists = [
  mobileSettings,
  broadbandSettings,
  { ...broadbandSettings, initial: { connection: ['nbn'], technology: 'HFC' } },
];

it('drops cache slot marks from a typed amount', () => {
  expect(read('now=%EE%80%8545%EE%80%80', mobileSettings)).toMatchObject({ now: '45' });
  expect(read('now=%EE%80%85', mobileSettings)).not.toHaveProperty('now');
});

describe('a query', () => {
  it.each(lists)('survives a round trip through the URL: %o', (settings) => {
    fc.assert(
      fc.property(anyQuery(settings), (query) => {
        expect(readQuery(writeQuery(query, settings), settings)).toEqual(query);
      }),
    );
  });

  it.each(lists)('survives a round trip through /api/plans: %o', (settings) => {
    fc.assert(
      fc.property(anyQuery(settings), (query) => {
        expect(readAsked(writeAsked(query))).toEqual(query);
      }),
    );
  });

  it('equal to the list’s initial one leaves the URL empty', () => {
    for (const settings of lists) {
      expect(String(writeQuery(initialQuery(settings), settings))).toBe('');
    }
  });

  it('begins at 30 GB, lowest first, on page 1 (spec: constants)', () => {
    const { filters, sort, page } = read('', mobileSettings);
    expect([filters.data, sort, page]).toEqual([30, 1, 1]);
  });

  it.each([
    ['data=95', 90],
    ['data=34', 30],
    ['data=-3', undefined],
    ['data=0', undefined],
    ['data=x', 30],
    ['data=', 30],
    ['data=1e99', 90],
  ])('reads %s as %s GB', (query, data) => {
    expect(read(query, mobileSettings).filters.data).toBe(data);
  });

  it('ignores options that are not offered', () => {
    const narrow = { ...broadbandSettings, offered: { speed: [50, 100], modem: [] } };
    const { filters, sort } = read(
      'speed=25&speed=100&modem=Included&technology=Pigeon&sort=3',
      narrow,
    );
    expect([filters, sort]).toEqual([{ connection: ['nbn'], speed: [100] }, 1]);
  });

  it('keeps what an editor fixed', () => {
    expect(read('use=Business&kind=Phone', mobileSettings).filters).toMatchObject({
      use: 'Personal',
      kind: 'Sim',
    });
    const firm = {
      ...openSettings('mobile'),
      fixed: { use: 'Business' },
      initial: { use: 'Personal' },
    };
    expect(initialQuery(firm).filters).toEqual({ use: 'Business' });
  });

  it('has at most 50 providers, in one order whatever the link says', () => {
    const many = Array.from({ length: 60 }, (_, index) => `provider=p${index}`);
    expect(read(many.join('&')).filters.provider).toHaveLength(50);
    expect(read('provider=b&provider=a&provider=b').filters.provider).toEqual(['a', 'b']);
  });

  it('has a value where a plan call requires one (spec: plan-calls)', () => {
    const open = { ...mobileSettings, fixed: {}, initial: { use: 'Personal', kind: 'Sim' } };
    expect(read('use=&kind=', open).filters).toEqual({ use: 'Personal', kind: 'Sim' });
    expect(read('use=Business', open).filters).toEqual({ use: 'Business', kind: 'Sim' });
    expect(String(openedWith(open, { use: 'Business', kind: 'Sim' }))).toBe('use=Business');
    expect(String(openedWith(mobileSettings, { use: 'Personal', kind: 'Sim' }))).toBe('');
  });

  it('for energy has one fuel and one kind of customer, whatever an old link says', () => {
    const energy = openSettings('energy');
    const opened = { fuel: 'Electricity', customer: 'Residential' };
    expect(read('fuel=&customer=', energy).filters).toEqual(opened);
    expect(read('fuel=Gas&customer=', energy).filters).toEqual({ ...opened, fuel: 'Gas' });
  });

  it('has no connection after a form without a tick, but the initial one in an empty URL', () => {
    expect(read('').filters.connection).toEqual(['nbn']);
    expect(read('sent=1').filters.connection).toBeUndefined();
  });

  it('has a switch only for 1', () => {
    const flags = ['fiveG=1', 'fiveG=0', 'fiveG='].map(
      (one) => read(one, mobileSettings).filters.fiveG,
    );
    expect(flags).toEqual([true, undefined, undefined]);
  });

  it('has parameters that all change a list, those of its forms’ hidden fields too', () => {
    expect(queryNames('broadband')).toEqual(
      expect.arrayContaining(['sort', 'page', 'now', 'paidFor', 'sent', 'speed', 'provider']),
    );
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('reads page %s as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('accepts any input', () => {
    const names = ['page', 'data', 'provider', 'speed', 'sort', 'technology', '__proto__'];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()));
    fc.assert(
      fc.property(pairs, (said) => {
        const { filters } = read(String(new URLSearchParams(said)), mobileSettings);
        const providers = Array.isArray(filters.provider) ? filters.provider : [];
        expect(providers.every((id) => /^[\w-]{1,64}$/.test(String(id)))).toBe(true);
        expect(Number(filters.data ?? 0) % 10).toBe(0);
      }),
    );
  });
});

describe('a list opened with the area of an address', () => {
  const inVictoria = (vertical: 'energy' | 'health-insurance'): ListSettings => ({
    ...openSettings(vertical),
    answers: { state: 'VIC', postcode: '3056' },
  });

  it.each(['', 'state=', 'state=vic.', 'state=Victoria'])('keeps its state with %j', (query) => {
    expect(read(query, inVictoria('health-insurance')).answers).toMatchObject({ state: 'VIC' });
  });

  it.each(['postcode=30x5', 'postcode=305', 'postcode=%EE%80%85'])(
    'keeps its postcode with %s',
    (query) => {
      expect(read(query, inVictoria('energy')).answers).toMatchObject({ postcode: '3056' });
    },
  );

  it.each([
    ['postcode=VIC+3068', '3068'],
    ['postcode=', ''],
  ])('accepts another postcode, or none: %s', (query, postcode) => {
    expect(read(query, inVictoria('energy')).answers).toMatchObject({ postcode });
  });
});

describe('a complete query', () => {
  it('lists every offered option where nothing is ticked', () => {
    const narrow = {
      ...broadbandSettings,
      offered: { speed: [50, 100], modem: [], connection: ['nbn'] },
    };
    const { filters } = fullQuery(read('sent=1', narrow), narrow);
    expect(filters).toEqual({ speed: [50, 100], connection: ['nbn'] });
    expect(fullQuery(read('speed=50', narrow), narrow).filters.speed).toEqual([50]);
  });

  it('has no filter where every option is offered', () => {
    const all = { ...broadbandSettings, offered: { speed: speedTiers } };
    expect(fullQuery(read('sent=1', all), all).filters).toEqual({});
  });
});

describe('a query of /api/plans', () => {
  const asked = (query: string) => readAsked(new URLSearchParams(query));

  it('is refused for a vertical without lists', () => {
    expect([asked(''), asked('vertical=bundle'), asked('vertical=__proto__')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('limits cost and page size', () => {
    expect(asked('vertical=mobile&cost_min=100&cost_max=9000&per_page=9999')).toMatchObject({
      cost: { minCents: 100, maxCents: 9_000 },
      perPage: 500,
    });
    expect(asked('vertical=mobile&cost_min=-1&per_page=x')).toEqual({
      vertical: 'mobile',
      filters: {},
      sort: 1,
      page: 1,
      perPage: 5,
    });
    expect(asked('vertical=solar&per_page=0&cost_max=999999999')).toMatchObject({
      cost: { maxCents: 999_999_999 },
      perPage: 1,
    });
  });

  it('keeps a cost bound of nothing: a year of energy may cost less', () => {
    const query = { ...initialQuery(openSettings('energy')), cost: { minCents: 0, maxCents: 0 } };
    expect(readAsked(writeAsked(query))).toEqual(query);
  });
});
