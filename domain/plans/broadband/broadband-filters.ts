/** Filters for home internet plans (spec: plan-lists, plan-calls). */

import type { Preset } from '../filter.ts';
import { type Filters, providerFilter } from '../filter.ts';

export const connectionTypes = ['nbn', 'Private fibre', 'Home wireless', 'Satellite'] as const;

/** How the nbn reaches the building. */
export const technologies = ['FTTP', 'FTTC', 'FTTN', 'FTTB', 'HFC', 'Fixed wireless'] as const;

/** Megabits per second in the plan's name. */
export const speedTiers = [12, 25, 50, 100, 250, 500, 750, 1000, 2000] as const;

/** The nbn has sold 750 and 2000 since September 2025; the other tiers keep their old numbers on the wire. */
const tiersOfCalls = [12, 25, 50, 100, 250, 500, 1000, 750, 2000] as const;

export const modems = ['Included', 'To buy', 'Bring your own'] as const;

export const broadbandFilters = {
  speed: {
    kind: 'many',
    label: 'Speed tier',
    fact: 'speed',
    column: 'speed_tier',
    index: 'listing_speed',
    options: speedTiers,
    optionWords: (speed) => `${speed} Mbps`,
    chosen: (speed) => `Speed tier ${speed}`,
    wire: { field: 'nbn_speed_tier', first: 0, order: tiersOfCalls },
  },
  connection: {
    kind: 'many',
    label: 'Connection',
    fact: 'connection',
    column: 'connection_type',
    index: 'listing_connection_type',
    options: connectionTypes,
    wire: { field: 'conn_type_group', first: 1, key: 'type' },
  },
  technology: {
    kind: 'one',
    label: 'nbn technology',
    fact: 'technology',
    column: 'technologies',
    several: true,
    options: technologies,
    chosen: (way) => `nbn by ${way}`,
    wire: { field: 'conn_type_group', first: 1, key: 'tech_type' },
  },
  modem: {
    kind: 'many',
    label: 'Modem',
    fact: 'modem',
    column: 'modem',
    index: 'listing_modem',
    options: modems,
    wire: { field: 'modem_filter', first: 0 },
  },
  provider: providerFilter,
} as const satisfies Filters;

/** The tiers that providers recommend; a faster one does more than such a home needs. */
export const broadbandPresets: readonly Preset[] = [
  { label: 'Light use', filters: { speed: [12, 25] } },
  { label: 'Two people, streaming', filters: { speed: [50] } },
  { label: 'Family, several screens', filters: { speed: [100, 250] } },
];
