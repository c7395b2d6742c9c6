/** A list of plans, with an editor's words around it (spec: plan-lists). */
import * as v from 'valibot';
import { planWidgetFields } from '../../../content/model/plan-widget.schema.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const plansSchema = v.pipe(
  v.object({
    type: v.literal('plans'),
    ...sectionBase,
    ...headingFields,
    ...planWidgetFields,
  }),
  v.title('Plan list'),
  v.description('The plans of one product from the catalogue, with filters to choose by.'),
);
export type Plans = v.InferOutput<typeof plansSchema>;
