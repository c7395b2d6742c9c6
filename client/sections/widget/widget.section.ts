/** The widget, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { widgetExamples } from './widget.examples.ts';
import { widgetSchema } from './widget.schema.ts';
import { WidgetView } from './widget.tsx';

export const widgetSection = defineSection({
  type: 'widget',
  schema: widgetSchema,
  view: WidgetView,
  examples: widgetExamples,
});
