/** Notes on a tariff: how unclear data was interpreted, or why it has no price. */

import { usualHome } from './household.ts';

/** Flags on a plan or a price. */
export const flags = [
  'rising-blocks',
  'block-period-assumed',
  'windows-unclear',
  'seasons-unclear',
  'demand-assumed',
  'demand-dearest',
  'controlled-load-dearest',
  'controlled-load-unnamed',
  'feed-in-lowest',
  'business-days',
  'clocks-differ',
] as const;
export type Flag = (typeof flags)[number];

/** The names of fees that may be charged at the start. */
export const startFees = { CONNECTION: 'Connection', ESTABLISHMENT: 'Establishment fee' } as const;

/** The flags as sentences for visitors. */
export const flagWords: Readonly<Record<Flag, string>> = {
  'rising-blocks':
    'Each usage step from this retailer is larger than the one before. We treat each as an additional amount.',
  'block-period-assumed':
    'The retailer doesn’t say if its usage or feed-in steps are per day, month, quarter or year. We judge that by their size.',
  'windows-unclear':
    'The retailer’s hours leave gaps or overlap. We price those hours at the highest rate.',
  'seasons-unclear':
    'The retailer’s seasons leave gaps or overlap. We price those days at the highest season’s rates.',
  'demand-assumed': `This plan charges for your highest half hour of use. We use the demand you enter, or ${usualHome.demandKw} kW if you don’t.`,
  'demand-dearest':
    'The retailer lists several demand charges for the same time. We use the highest.',
  'controlled-load-dearest':
    'The plan has several controlled load rates. We use the highest until you tell us which one is on your bill.',
  'controlled-load-unnamed':
    'The plan has several controlled load rates, and the retailer doesn’t say which one you’d get. We use the highest.',
  'feed-in-lowest': 'The plan has several feed-in rates. We use the lowest.',
  'business-days': 'We apply weekday rates from Monday to Friday, including public holidays.',
  'clocks-differ':
    'The retailer gives some hours in standard time and some in local time. We treat them all as local time.',
};

export const unpricedReasons = [
  'wholesale',
  'flexible',
  'unreadable-time',
  'units-disagree',
  'unit-unknown',
  'membership-term',
  'supply-banded',
  'windows-overlap',
  'controlled-load-hours',
] as const;
export type UnpricedReason = (typeof unpricedReasons)[number];

/** Sentences after a plan's name: `Its price …`. */
export const unpricedWords: Readonly<Record<UnpricedReason, string>> = {
  wholesale:
    'Its price follows the wholesale market, so we can’t estimate a year’s cost in advance.',
  flexible: 'The retailer can change its price as conditions change.',
  'unreadable-time': 'The retailer published hours that we can’t read.',
  'units-disagree': 'The retailer’s published amounts mix cents and dollars.',
  'unit-unknown': 'The retailer published usage in a unit we can’t price.',
  'membership-term': 'The retailer doesn’t say what its membership costs a year.',
  'supply-banded': 'The retailer’s daily charge depends on something it doesn’t publish.',
  'windows-overlap': 'The retailer published two rates for the same hours.',
  'controlled-load-hours':
    'The retailer doesn’t say what its controlled load costs, or at what times.',
};
