/** Named lists of plans: the single source for tests, the gallery and the CMS's starter content. */
import type * as v from 'valibot';
import type { Examples } from '../define-section.ts';
import { longText, longWord } from '../example-media.ts';
import type { plansSchema } from './plans.schema.ts';

export const plansExamples = {
  default: {
    type: 'plans',
    vertical: 'broadband',
    title: 'Internet plans',
    description: 'Filter by speed, connection and provider.',
  },
  smallest: { type: 'plans', vertical: 'mobile' },
  longest: {
    type: 'plans',
    vertical: 'mobile',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    connectionType: 'Business',
    planType: 'Phone',
    minPlanCost: 10,
    maxPlanCost: 200,
    plansPerPage: 2,
    redirectUrl: 'https://apply.example/plans#start',
    dataUsageLabel: longWord,
    dataUsageSuffix: ' gigabytes for each month and person',
  },
  odd: {
    type: 'plans',
    vertical: 'broadband',
    title: 'Only one way of the nbn',
    speedList: [50],
    modemList: [],
    connectionTypeList: ['nbn'],
    technologyType: 'HFC',
    redirectUrl: '/internet?from=list',
  },
} satisfies Examples<v.InferInput<typeof plansSchema>>;
