/** The sections by type; a test compares this list with the folders. */
import { ctaSection } from './cta/cta.section.ts';
import type { SectionDefinition } from './define-section.ts';
import { faqSection } from './faq/faq.section.ts';
import { heroSection } from './hero/hero.section.ts';
import { imageTextSection } from './image-text/image-text.section.ts';
import { productsSection } from './products/products.section.ts';
import { richTextSection } from './rich-text/rich-text.section.ts';
import { stepsSection } from './steps/steps.section.ts';
import { testimonialsSection } from './testimonials/testimonials.section.ts';
import { textBoxSection } from './text-box/text-box.section.ts';

export const sections = {
  hero: heroSection,
  'image-text': imageTextSection,
  steps: stepsSection,
  products: productsSection,
  faq: faqSection,
  cta: ctaSection,
  testimonials: testimonialsSection,
  'rich-text': richTextSection,
  'text-box': textBoxSection,
} as const;

export type SectionType = keyof typeof sections;

/**
 * The section of that type, or undefined; `__proto__` and its like are no types. The pair of
 * schema and view belongs together, so the view is safe on what this schema returned.
 */
export function sectionOf(type: string): SectionDefinition | undefined {
  if (!Object.hasOwn(sections, type)) return undefined;
  return sections[type as SectionType] as unknown as SectionDefinition;
}
