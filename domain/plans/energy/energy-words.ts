/** What has to be said of a tariff beside its price: how unclear data was read, or why it has no price. */

import { usualHome } from './household.ts';

/** Flags of a plan or of a price. */
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

/** What fees are called that may be charged at the start. */
export const startFees = { CONNECTION: 'Connection', ESTABLISHMENT: 'Establishment fee' } as const;

/** In sentences, for a visitor. */
export const flagWords: Readonly<Record<Flag, string>> = {
  'rising-blocks':
    'The retailer’s usage steps grow from one to the next. We read each as an amount on top of the one before.',
  'block-period-assumed':
    'The retailer does not say whether its usage or feed-in steps are for a day, a month, a quarter or a year. We read that from their size.',
  'windows-unclear':
    'The retailer’s hours leave gaps or overlap. Those hours are counted at the dearest rate.',
  'seasons-unclear':
    'The retailer’s seasons leave gaps or overlap. Those days are counted at the dearest season.',
  'demand-assumed': `The plan charges for your highest half hour of use. The price counts the highest demand that you state, or ${usualHome.demandKw} kW where you state none.`,
  'demand-dearest':
    'The retailer lists several demand charges for the same time. The dearest is counted.',
  'controlled-load-dearest':
    'The plan has several controlled load rates. The dearest is counted until you say which one is on your bill.',
  'controlled-load-unnamed':
    'The plan has several controlled load rates, and the retailer does not say which one is yours. The dearest is counted.',
  'feed-in-lowest': 'The plan has several feed-in rates. The lowest is counted.',
  'business-days': 'Weekday rates are counted from Monday to Friday, public holidays included.',
  'clocks-differ':
    'The retailer’s hours are by two clocks. All are counted by the clock on the wall.',
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

/** Behind a plan's name: `Its price …`. */
export const unpricedWords: Readonly<Record<UnpricedReason, string>> = {
  wholesale: 'Its price follows the wholesale market, so no year of it can be worked out ahead.',
  flexible: 'Its price changes with conditions that the retailer sets as it goes.',
  'unreadable-time': 'The retailer published hours that cannot be read.',
  'units-disagree': 'The retailer published amounts that do not fit together: cents and dollars.',
  'unit-unknown': 'The retailer published usage in a unit we cannot price.',
  'membership-term': 'The retailer does not say what its membership comes to in a year.',
  'supply-banded': 'The retailer’s daily charge depends on something it does not say.',
  'windows-overlap': 'The retailer published two rates for the same hours.',
  'controlled-load-hours':
    'The retailer does not say what its controlled load costs, or at what times.',
};
