/** Filters for mobile plans (spec: plan-lists, plan-calls). */

import type { Preset } from '../filter.ts';
import { type Filters, type Option, providerFilter } from '../filter.ts';

export const connections = ['Personal', 'Business'] as const;
export const planTypes = ['Sim', 'Phone'] as const;

function simOrPhone(kind: Option): string {
  return kind === 'Sim' ? 'SIM only' : 'With a phone';
}

/** The segment of a list: a business plan cannot replace a personal one, nor a SIM-only plan one with a phone. */
export const mobileSegment = ['use', 'kind'] as const;

export const mobileFilters = {
  use: {
    kind: 'one',
    label: 'Personal or business',
    fact: 'use',
    column: 'connection',
    index: 'listing_connection',
    options: connections,
    demanded: true,
    settled: { Personal: 'for personal use', Business: 'for business' },
    wire: { field: 'connection_type', first: 1 },
  },
  kind: {
    kind: 'one',
    label: 'Plan type',
    fact: 'kind',
    column: 'plan_type',
    options: planTypes,
    optionWords: simOrPhone,
    chosen: simOrPhone,
    demanded: true,
    settled: { Sim: 'SIM-only', Phone: 'with a phone' },
    wire: { field: 'plan_type', first: 1 },
  },
  data: {
    kind: 'least',
    label: 'Data you need',
    fact: 'data',
    column: 'data_gb',
    index: 'listing_data',
    min: 0,
    max: 90,
    step: 10,
    initial: 30,
    suffix: '+ GB per month',
    steps: ['Less data', 'More data'],
    appliedAfterMs: 500,
    wire: { field: 'data_usage_min' },
  },
  fiveG: { kind: 'flag', label: '5G only', fact: 'fiveG', column: 'five_g', wire: null },
  provider: providerFilter,
} as const satisfies Filters;

/** Personal plans only: a business has its own reasons for its data. */
const personal = { of: { use: 'Personal' } } as const;

export const mobilePresets: readonly Preset[] = [
  { ...personal, label: 'Light use', filters: { data: 10 } },
  { ...personal, label: 'Maps, music and social media', filters: { data: 30 } },
  { ...personal, label: 'Video every day', filters: { data: 60 } },
];
