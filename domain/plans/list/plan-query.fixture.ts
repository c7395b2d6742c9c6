/** For tests: settings of mobile and broadband lists, and arbitrary queries of them. */
import fc from 'fast-check';
import type { FilterValue } from '../filter.ts';
import { listedBy } from '../listed.ts';
import {
  filterValues,
  type ListSettings,
  openFilters,
  openSettings,
  optionsOf,
  type PlanQuery,
} from './plan-query.ts';
import { sortsOf } from './rank.ts';

export const mobileSettings: ListSettings = {
  ...openSettings('mobile'),
  fixed: { use: 'Personal', kind: 'Sim' },
  initial: { data: 30 },
};

export const broadbandSettings: ListSettings = {
  ...openSettings('broadband'),
  initial: { connection: ['nbn'] },
};

const some = <T>(options: readonly T[]) =>
  fc.subarray([...options]).map((chosen) => options.filter((option) => chosen.includes(option)));

/** Any query that a list's form and URL can express. */
export function anyQuery(settings: ListSettings): fc.Arbitrary<PlanQuery> {
  const values = openFilters(settings).map(([name, filter]) => {
    const options =
      filter.kind === 'many' && filter.options === null
        ? ['bowerbird', 'loopline', 'plover']
        : optionsOf(settings, name, filter);
    const value: fc.Arbitrary<FilterValue | undefined> =
      filter.kind === 'many'
        ? some(options)
        : filter.kind === 'one'
          ? fc.constantFrom(undefined, ...options)
          : filter.kind === 'flag'
            ? fc.constantFrom(undefined, true as const)
            : fc.integer({ min: 0, max: 9 }).map((step) => step * filter.step);
    return value.map((asked) => [name, asked] as const);
  });
  return fc
    .record({
      entries: fc.tuple(...values),
      sort: fc.constantFrom(...sortsOf(listedBy(settings.vertical).orders)),
      page: fc.integer({ min: 1, max: 40 }),
      said: fc.constantFrom({}, { now: '45' }, { now: '$1,200.50' }, { now: 'a lot' }),
    })
    .map(({ entries, sort, page, said }) => {
      const filters = filterValues([...Object.entries(settings.fixed), ...entries]);
      const { vertical, perPage } = settings;
      return { vertical, filters, sort, page, perPage, ...said };
    });
}
