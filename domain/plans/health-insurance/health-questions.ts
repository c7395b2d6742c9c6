/** The questions behind a premium: the state, the people covered, and the rebate and loading. */
import { states } from '../../address/states.ts';
import type { Preset } from '../filter.ts';
import type { Questions } from '../question.ts';

export const scales = ['single', 'couple', 'family', 'single-parent'] as const;
export const ages = ['under-65', '65-69', '70-over'] as const;
export const incomes = ['base', 'tier-1', 'tier-2', 'tier-3'] as const;

const scaleWords: Readonly<Record<string, string>> = {
  single: 'Single',
  couple: 'Couple',
  family: 'Family',
  'single-parent': 'Single parent',
};

const ageWords: Readonly<Record<string, string>> = {
  'under-65': 'Under 65',
  '65-69': '65 to 69',
  '70-over': '70 or over',
};

/**
 * Income for Medicare levy surcharge purposes, 1 July 2026 to 30 June 2027 (ATO, Income thresholds
 * and rates for the private health insurance rebate). Families: $1,500 more for each child after the first.
 */
const incomeWords: Readonly<Record<string, string>> = {
  base: 'Up to $105,000 (family $210,000)',
  'tier-1': 'Up to $123,000 (family $246,000)',
  'tier-2': 'Up to $164,000 (family $328,000)',
  'tier-3': 'Over $164,000 (family $328,000)',
};

export const healthQuestions = {
  state: {
    kind: 'choice',
    label: 'State or territory',
    note: 'Premiums differ by state.',
    options: states,
    initial: 'NSW',
  },
  scale: {
    kind: 'choice',
    label: 'Who is covered',
    options: scales,
    optionWords: (scale) => scaleWords[scale] ?? scale,
    initial: 'single',
  },
  age: {
    kind: 'choice',
    label: 'Age of the oldest person covered',
    personal: true,
    note: 'The government rebate depends on it.',
    options: ages,
    optionWords: (age) => ageWords[age] ?? age,
    initial: 'under-65',
  },
  income: {
    kind: 'choice',
    label: 'Yearly income',
    personal: true,
    note: 'For the rebate. Couples and single parents count as families; each child after the first adds $1,500.',
    options: incomes,
    optionWords: (income) => incomeWords[income] ?? income,
    initial: 'base',
  },
  loading: {
    kind: 'amount',
    label: 'Years over 30 without hospital cover',
    personal: true,
    note: 'Lifetime Health Cover loading: 2% a year on hospital cover, 70% at most. For two adults, the average of both, at most 35 years each.',
    unit: 'years',
    min: 0,
    max: 35,
    step: 0.5,
    initial: 0,
  },
} as const satisfies Questions;

export const healthPresets: readonly Preset[] = [
  {
    label: 'Single, under 31',
    answers: { scale: 'single', age: 'under-65', income: 'base', loading: 0 },
  },
  {
    label: 'Family, two incomes',
    answers: { scale: 'family', age: 'under-65', income: 'tier-1', loading: 0 },
  },
  {
    label: 'Retired couple',
    answers: { scale: 'couple', age: '70-over', income: 'base', loading: 0 },
  },
];
