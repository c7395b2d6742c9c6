/** The fields of a list's form: the vertical's filters, its questions, the sort order, and what the visitor pays now. */
import type { Filter, FilterValue, Option } from '../../../domain/plans/filter.ts';
import { suffixOf, unnamedProvider } from '../../../domain/plans/list/choices.ts';
import { kindAsked } from '../../../domain/plans/list/paid-now.ts';
import {
  type NamedProvider,
  namesIn,
  type PlanPage,
} from '../../../domain/plans/list/plan-page.ts';
import {
  type ListSettings,
  openFilters,
  optionsOf,
  type PlanQuery,
  sentName,
} from '../../../domain/plans/list/plan-query.ts';
import { sortsOf, sortWords } from '../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { FilterMenu, FilterSelect, FilterTick, type NamedOption } from './filter-controls.tsx';
import { LeastSlider } from './least-slider.tsx';
import { PayNowField } from './pay-now-field.tsx';
import { QuestionFields } from './question-fields.tsx';

/** The most characters of an option that fit into half the width of a phone. */
const shortOption = 13;

interface FilterFieldsProps {
  readonly id: string;
  readonly settings: ListSettings;
  readonly query: PlanQuery;
  /** The list's providers are the options of the provider filter. */
  readonly list: Pick<PlanPage, 'providers' | 'absent'> | null;
  /** Each change applies at once; without script, buttons apply it. */
  readonly instant: boolean;
  /** Called when a slider moves, with the milliseconds after which its value applies. */
  readonly onMove: (appliedAfterMs: number) => void;
}

export function FilterFields(props: FilterFieldsProps) {
  const { id, settings, query } = props;
  const listed = listedBy(query.vertical);
  const fields = (first: boolean) =>
    openFilters(settings)
      .filter(([, filter]) => (filter.kind === 'one' && filter.first === true) === first)
      .map(([name, filter]) => (
        <FilterField
          key={name}
          name={name}
          filter={filter}
          asked={query.filters[name]}
          {...props}
        />
      ));
  return (
    <>
      {fields(true)}
      <QuestionFields {...{ id, query, settings }} />
      <FilterSelect
        id={`${id}sort`}
        name="sort"
        label="Sort by"
        wide
        value={String(query.sort)}
        options={sortsOf(listed.orders).map((sort) => ({
          value: String(sort),
          label: sortWords(sort, listed),
        }))}
      />
      {Object.values(settings.initial).some(Array.isArray) ? (
        <input type="hidden" name={sentName} value="1" />
      ) : null}
      {fields(false)}
      {/* The key empties the field for plans of another kind (domain/plans/list/paid-now.ts). */}
      <PayNowField key={kindAsked(query)} id={id} query={query} />
    </>
  );
}

interface FilterFieldProps extends FilterFieldsProps {
  readonly name: string;
  readonly filter: Filter;
  readonly asked: FilterValue | undefined;
}

function FilterField({ name, filter, asked, ...props }: FilterFieldProps) {
  const { settings, instant } = props;
  const id = `${props.id}${name}`;
  const label = settings.words[name]?.label ?? filter.label;
  switch (filter.kind) {
    case 'many': {
      const own = filter.options !== null;
      const all = own ? named(props, name, filter) : providerOptions(props.list?.providers ?? []);
      const options = all.length < 2 ? [] : all;
      const chosen = (Array.isArray(asked) ? asked : []).map(String);
      const boxless = chosen
        .filter((one) => !options.some(({ value }) => value === one))
        .map((value) => ({ value, label: own ? value : providerName(value, props.list) }));
      const noun = nounFor(settings.vertical);
      return (
        <>
          {/* Chosen elsewhere, with no box here: the form keeps the value until the visitor removes it. */}
          {boxless.map(({ value }) => (
            <input key={value} type="hidden" name={name} value={value} />
          ))}
          {options.length > 0 ? (
            <FilterMenu {...{ id, name, options, chosen, boxless, noun, instant }} legend={label} />
          ) : null}
        </>
      );
    }
    case 'one': {
      const any = filter.demanded ? [] : [{ value: '', label: 'Any' }];
      const options = [...any, ...named(props, name, filter)];
      const value = asked === undefined ? '' : String(asked);
      const wide = options.some((option) => option.label.length > shortOption);
      return <FilterSelect {...{ id, name, label, value, options, wide }} />;
    }
    case 'least': {
      const value = Number(asked ?? filter.min);
      const suffix = suffixOf(filter, settings.words[name]);
      const onMove = () => props.onMove(filter.appliedAfterMs);
      return (
        <LeastSlider {...{ id, name, filter, label, suffix, value, onMove }} steps={instant} />
      );
    }
    case 'flag':
      return <FilterTick {...{ id, name, label }} ticked={asked === true} />;
  }
}

function providerOptions(providers: readonly NamedProvider[]): NamedOption[] {
  return providers.map((one) => ({ value: one.id, label: one.name }));
}

function providerName(id: string, list: FilterFieldsProps['list']): string {
  return namesIn(list).find((one) => one.id === id)?.name ?? unnamedProvider;
}

function named(
  { settings }: FilterFieldsProps,
  name: string,
  filter: Extract<Filter, { kind: 'one' | 'many' }>,
): NamedOption[] {
  const words = filter.optionWords ?? String;
  return optionsOf(settings, name, filter).map((option: Option) => ({
    value: String(option),
    label: words(option),
  }));
}
