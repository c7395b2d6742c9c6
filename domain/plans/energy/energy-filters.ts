/** What energy plans can be narrowed by (spec: plan-lists). They are filtered when asked, so none has a column. */
import { states } from '../../address/states.ts';
import { type Filters, type FilterValues, providerFilter } from '../filter.ts';

export const fuels = ['Electricity', 'Gas'] as const;
export const customers = ['Residential', 'Business'] as const;

export const energyFilters = {
  fuel: {
    kind: 'one',
    label: 'Fuel',
    fact: 'fuel',
    column: null,
    options: fuels,
    settled: { Electricity: 'for electricity', Gas: 'for gas' },
    wire: null,
  },
  customer: {
    kind: 'one',
    label: 'For',
    fact: 'customer',
    column: null,
    options: customers,
    settled: { Residential: 'for homes', Business: 'for businesses' },
    wire: null,
  },
  /** A plan that names no state is sold wherever its network is. */
  state: {
    kind: 'one',
    label: 'State or territory',
    fact: 'states',
    column: null,
    several: true,
    options: states,
    chosen: (state) => `Sold in ${state}`,
    wire: null,
  },
  noLockIn: {
    kind: 'flag',
    label: 'No lock-in contract',
    fact: 'noLockIn',
    column: null,
    wire: null,
  },
  noExitFee: { kind: 'flag', label: 'No exit fee', fact: 'noExitFee', column: null, wire: null },
  provider: providerFilter,
} as const satisfies Filters;

/** Power and gas do not replace each other, so a list opens with one of them, for homes. */
export const energyInitial = {
  fuel: 'Electricity',
  customer: 'Residential',
} as const satisfies FilterValues;
