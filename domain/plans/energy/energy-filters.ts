/** Filters for energy plans (spec: plan-lists). Energy is filtered per request, so no filter has a column. */
import { type Filters, type FilterValues, type Option, providerFilter } from '../filter.ts';

/** `Dual`: both, sold as one plan. */
export const fuels = ['Electricity', 'Gas', 'Dual'] as const;
export type Fuels = (typeof fuels)[number];

const dual = 'Electricity and gas in one plan';

function fuelWords(fuel: Option): string {
  return fuel === 'Dual' ? dual : String(fuel);
}
export const customers = ['Residential', 'Business'] as const;

export const energyFilters = {
  fuel: {
    kind: 'one',
    label: 'Fuel',
    fact: 'fuel',
    column: null,
    options: fuels,
    demanded: true,
    optionWords: fuelWords,
    chosen: fuelWords,
    settled: {
      Electricity: 'for electricity',
      Gas: 'for gas',
      Dual: 'for electricity and gas together',
    },
    wire: null,
  },
  customer: {
    kind: 'one',
    label: 'Home or business',
    fact: 'customer',
    column: null,
    options: customers,
    demanded: true,
    settled: { Residential: 'for homes', Business: 'for businesses' },
    wire: null,
  },
  // A pick list, like the one before it; tick boxes come after.
  provider: providerFilter,
  noLockIn: {
    kind: 'flag',
    label: 'No lock-in contract',
    fact: 'noLockIn',
    column: null,
    wire: null,
  },
  noExitFee: { kind: 'flag', label: 'No exit fee', fact: 'noExitFee', column: null, wire: null },
} as const satisfies Filters;

/** Fuels cannot replace each other, nor business and home plans: a list has one kind, at first electricity for homes. */
export const energyInitial = {
  fuel: 'Electricity',
  customer: 'Residential',
} as const satisfies FilterValues;
