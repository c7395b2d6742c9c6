/** The presets that a list offers, each with its query. */
import type { FilterValue, FilterValues, Preset } from '../filter.ts';
import { listedBy } from '../listed.ts';
import { type ListSettings, openFilters, optionsOf, type PlanQuery } from './plan-query.ts';

interface OfferedPreset {
  readonly label: string;
  readonly query: PlanQuery;
  /** True where the list already shows it. */
  readonly chosen: boolean;
}

/** Omits presets that answer questions this list does not ask, or use filters an editor fixed. */
export function presetsOf(query: PlanQuery, settings: ListSettings): OfferedPreset[] {
  const { questions, presets } = listedBy(query.vertical);
  const isAsked = ({ answers = {}, of = {} }: Preset) =>
    Object.keys(of).every((name) => [undefined, of[name]].includes(query.filters[name])) &&
    Object.keys(answers).every((name) => questions[name]?.askedOf?.(query.filters) ?? true);
  return presets
    .filter((preset) => isAsked(preset) && isOffered(preset, settings))
    .map(({ label, answers, filters }) => ({
      label,
      query: {
        ...query,
        filters: { ...query.filters, ...filters },
        ...(answers && { answers: { ...query.answers, ...answers } }),
        page: 1,
      },
      chosen: holds(query.answers, answers) && holds(query.filters, filters),
    }));
}

function isOffered({ filters = {} }: Preset, settings: ListSettings): boolean {
  const open = new Map(openFilters(settings));
  return Object.entries(filters).every(([name, value]) => {
    const filter = open.get(name);
    if (!filter) return false;
    const options = optionsOf(settings, name, filter);
    const chosen = [value].flat();
    return filter.kind === 'least' || chosen.every((one) => one === true || options.includes(one));
  });
}

function holds(given: FilterValues = {}, wanted: FilterValues = {}): boolean {
  return Object.entries(wanted).every(([name, value]) => textOf(given[name]) === textOf(value));
}

/** Text that is equal for equal values, whatever the order of a list. */
function textOf(value: FilterValue | undefined): string {
  return [value].flat().map(String).sort().join();
}
