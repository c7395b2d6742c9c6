/** The products grid, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { productsExamples } from './products.examples.ts';
import { productsSchema } from './products.schema.ts';
import { ProductsView } from './products.tsx';

export const productsSection = defineSection({
  type: 'products',
  schema: productsSchema,
  view: ProductsView,
  examples: productsExamples,
});
