/** The fields of the form: written anew when the state comes from elsewhere than from them. */

import type { PlanWidget } from '../../../content/model/plan-widget.schema.ts';
import { type PlanListState, sentName } from '../../../domain/plans/plan-list-state.ts';
import { orderWords, sorts } from '../../../domain/plans/rank.ts';
import { technologies } from '../../../domain/plans/telco.data.ts';
import { DataSlider } from './data-slider.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { FilterSelect } from './filter-select.tsx';

interface FilterFieldsProps {
  readonly id: string;
  readonly widget: PlanWidget;
  readonly state: PlanListState;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Each change is applied by itself; without script there are buttons for it. */
  readonly instant: boolean;
  /** The slider moves: its value is applied later. */
  readonly onMove: () => void;
}

export function FilterFields(props: FilterFieldsProps) {
  const { id, widget, state, providers, instant, onMove } = props;
  const menu = (
    name: string,
    legend: string,
    options: readonly (string | number)[],
    chosen: readonly (string | number)[],
    words = (option: string | number) => String(option),
  ) =>
    options.length > 1 ? (
      <FilterMenu
        id={`${id}${name}`}
        name={name}
        legend={legend}
        options={options.map((option) => ({ value: String(option), label: words(option) }))}
        chosen={chosen.map(String)}
        instant={instant}
      />
    ) : null;
  return (
    <>
      <FilterSelect
        id={`${id}sort`}
        name="sort"
        label="Sort by"
        value={String(state.sort)}
        options={sorts.map((sort) => ({ value: String(sort), label: orderWords[sort] }))}
      />
      {widget.vertical === 'mobile' ? (
        <DataSlider
          id={`${id}data`}
          widget={widget}
          value={state.data}
          steps={instant}
          onMove={onMove}
        />
      ) : (
        <>
          <input type="hidden" name={sentName} value="1" />
          {menu('speed', 'Speed tier', widget.speedList, state.speeds, (speed) => `${speed} Mbps`)}
          {menu('connection', 'Connection', widget.connectionTypeList, state.connections)}
          <FilterSelect
            id={`${id}technology`}
            name="technology"
            label="nbn technology"
            value={state.technology ?? ''}
            options={[
              { value: '', label: 'Any' },
              ...technologies.map((way) => ({ value: way, label: way })),
            ]}
          />
          {menu('modem', 'Modem', widget.modemList, state.modems)}
        </>
      )}
      {providers.length > 1 ? (
        <FilterMenu
          id={`${id}provider`}
          name="provider"
          legend="Providers"
          options={providers.map((one) => ({ value: one.id, label: one.name }))}
          chosen={state.providers}
          instant={instant}
        />
      ) : null}
    </>
  );
}
