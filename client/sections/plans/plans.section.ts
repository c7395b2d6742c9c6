/** The list of plans, as the registry knows it. */
import { listSettings } from '../../../content/model/plan-widget.schema.ts';
import { examplePage } from '../../../domain/plans/example-plans.ts';
import { defineSection } from '../define-section.ts';
import { plansExamples } from './plans.examples.ts';
import { plansSchema } from './plans.schema.ts';
import { PlansView } from './plans.tsx';

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
