/** Filters for solar systems. */
import { type Filters, providerFilter } from '../filter.ts';

const [withBattery, withoutBattery] = ['With a battery', 'Without a battery'];

export function batteryOption(kilowattHours: number | null): string {
  return kilowattHours === null ? withoutBattery : withBattery;
}

export const solarFilters = {
  battery: {
    kind: 'one',
    label: 'Battery',
    fact: 'hasBattery',
    column: null,
    options: [withBattery, withoutBattery],
    settled: { [withBattery]: 'with a battery', [withoutBattery]: 'without a battery' },
    wire: null,
  },
  size: {
    kind: 'least',
    label: 'Panels, at least',
    fact: 'size',
    column: null,
    min: 0,
    max: 15,
    step: 1,
    initial: 0,
    suffix: '+ kW of panels',
    steps: ['Smaller system', 'Larger system'],
    appliedAfterMs: 500,
    wire: null,
  },
  provider: providerFilter,
} as const satisfies Filters;
