/** The plan list section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { listSettings } from '../../../content/model/plan-widget.schema.ts';
import { examplePage } from '../../../domain/plans/example-plans.ts';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { plansSchema } from './plans.schema.ts';
import { PlansView } from './plans.tsx';

const plansExamples = {
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

export const plansSection = defineSection({
  type: 'plans',
  schema: plansSchema,
  view: PlansView,
  examples: plansExamples,
  needs: (section) => ({ plans: listSettings(section) }),
  exampleLive: {
    plans: {
      query: {
        vertical: 'broadband',
        filters: { speed: [50], provider: ['plover'] },
        sort: 1,
        page: 2,
        perPage: 5,
      },
      list: examplePage,
    },
  },
});
