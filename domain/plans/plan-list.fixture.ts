/** For tests: widgets, states that a visitor can reach, and answers of a partner that knows no pages. */
import fc from 'fast-check';
import * as v from 'valibot';
import {
  type ComparedVertical,
  type PlanWidget,
  planWidget,
} from '../../content/model/plan-widget.schema.ts';
import { initialState, type PlanListState } from './plan-list-state.ts';
import { connectionTypes, modems, speedTiers, technologies } from './telco.data.ts';

export function widgetOf(vertical: ComparedVertical, change: object = {}): PlanWidget {
  return v.parse(planWidget, { vertical, ...change });
}

const some = <T>(options: readonly T[]) =>
  fc.subarray([...options]).map((chosen) => options.filter((option) => chosen.includes(option)));

/** What the form and the address of a list can say. */
export function states(widget: PlanWidget): fc.Arbitrary<PlanListState> {
  const providers = some(['bowerbird', 'loopline', 'plover']);
  const shared = { sort: fc.constantFrom(1, 2), page: fc.integer({ min: 1, max: 40 }), providers };
  const own =
    widget.vertical === 'mobile'
      ? fc.record({ data: fc.integer({ min: 0, max: 9 }).map((step) => step * 10) })
      : fc.record({
          speeds: some(speedTiers),
          modems: some(modems),
          connections: some(connectionTypes),
          technology: fc.constantFrom(null, ...technologies),
        });
  return fc
    .tuple(fc.record(shared), own)
    .map(([common, more]) => ({ ...initialState(widget), ...common, ...more }) as PlanListState);
}

/** A plan of an answer with no more than the specification's fields. */
export const barePlan = {
  id: 7,
  name: 'Bare 7',
  cost: '45.50',
  minimum_cost: 45.5,
  inclusion: ['Calls'],
  special_offer_status: 0,
  providers: { name: 'Partner Mobile', logo: 'https://cdn.partner.example/logo.png' },
  contract: { contract_name: 'No contract' },
};
