/** The facts of a solar system. */
import { dollars } from '../../money.ts';
import { type Facts, type FactValue, numberOf } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import { batteryOption } from './solar-filters.ts';
import { paybackNote } from './solar-payback.ts';
import type { SolarPlan } from './solar-plan.ts';

const years = (value: FactValue) => {
  if (value === null) return null;
  if (value === 0) return 'None';
  return value === 1 ? '1 year' : `${value} years`;
};

/** The shared fields of the warranty facts, by the maker or the installer. */
const warranty = {
  card: 'always',
  words: years,
  best: {
    word: 'Longest',
    less: (difference: number) => `${years(difference)} less than the longest`,
    number: numberOf,
  },
} as const;

export const solarFacts = {
  size: {
    of: ({ panelKilowatts }) => panelKilowatts,
    term: 'Panels',
    word: 'size of the panels',
    card: 'always',
    words: (value) => `${value} kW`,
  },
  battery: {
    of: ({ batteryKilowattHours }) => batteryKilowattHours,
    term: 'Battery',
    card: 'always',
    words: (value) => (value === null ? 'None' : `${value} kWh usable`),
  },
  hasBattery: {
    of: ({ batteryKilowattHours }) => batteryOption(batteryKilowattHours),
  },
  before: {
    term: 'Price before certificates',
    // A card already shows it next to the installed price.
    card: 'never',
    owed: true,
    words: (value) => dollars(Number(value)),
  },
  certificates: {
    term: 'Certificates',
    card: 'always',
  },
  /** Certificates are counted for the day of the page; a system installed later may earn fewer. */
  installBy: {
    term: 'Price if installed by',
    word: 'the day that the price is for',
    card: 'given',
    owed: true,
    words: (value) => (value === null ? 'Any day' : String(value)),
  },
  payback: {
    term: 'Pays for itself in',
    word: 'payback',
    card: 'always',
    note: paybackNote,
    noteOpener: 'What the payback assumes',
  },
  accreditation: {
    of: ({ accreditation }) => accreditation,
    term: 'Installer’s accreditation',
    word: 'accreditation',
    card: 'always',
    words: (value) => `${value}, Solar Accreditation Australia`,
  },
  panelWarranty: {
    of: (plan) => plan.warrantyYears.panels,
    term: 'Warranty, panels',
    ...warranty,
    word: 'panel warranty',
  },
  inverterWarranty: {
    of: (plan) => plan.warrantyYears.inverter,
    term: 'Warranty, inverter',
    ...warranty,
    word: 'inverter warranty',
  },
  installationWarranty: {
    of: (plan) => plan.warrantyYears.installation,
    term: 'Warranty, installation',
    ...warranty,
    word: 'installation warranty',
  },
  batteryWarranty: {
    of: (plan) => plan.warrantyYears.battery ?? null,
    term: 'Warranty, battery',
    ...warranty,
    word: 'battery warranty',
    card: 'given',
    words: (value) => (value === null ? 'No battery' : years(value)),
  },
} as const satisfies Facts<SolarPlan>;

/** The order for visitors who do not want to replace the part that wears out first. */
export const longestInverterWarranty: FactOrder = {
  words: 'Longest inverter warranty first',
  subject: 'inverter warranty',
  note: 'the part that usually wears out first',
  fact: 'inverterWarranty',
  first: 'most',
};
