/** The questions about solar: the state of the roof, and how its power would be used. */
import { states } from '../../address/states.ts';
import type { Preset } from '../filter.ts';
import type { Questions } from '../question.ts';

export const solarQuestions = {
  state: {
    kind: 'choice',
    label: 'State or territory',
    note: 'We use its capital city’s sunshine and certificate zone.',
    options: states,
    initial: 'NSW',
  },
  usage: {
    kind: 'amount',
    label: 'Power used in a year',
    note: 'It’s on your bills. About 4,000 kWh for two people, 6,500 for a family.',
    unit: 'kWh',
    min: 500,
    max: 30_000,
    step: 1,
    initial: 5_500,
  },
  daytime: {
    kind: 'amount',
    label: 'Share used while the sun is up',
    note: 'About 20 if the home is empty on weekdays, 50 if someone is always there.',
    unit: '%',
    min: 5,
    max: 95,
    step: 1,
    initial: 35,
  },
  unitPrice: {
    kind: 'amount',
    label: 'Price you pay for power',
    note: 'Cents per kWh including GST, from your bill.',
    unit: 'c/kWh',
    min: 10,
    max: 80,
    step: 0.1,
    initial: 33,
  },
} as const satisfies Questions;

export const solarPresets: readonly Preset[] = [
  { label: 'Two people, out on weekdays', answers: { usage: 4_000, daytime: 20 } },
  { label: 'Family, someone home at times', answers: { usage: 6_500, daytime: 35 } },
  { label: 'Home all day, with air conditioning', answers: { usage: 9_000, daytime: 50 } },
];
