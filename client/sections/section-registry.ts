/** The sections by type; a test compares this list with the folders. */
import type * as v from 'valibot';
import { achievementsSection } from './achievements/achievements.section.ts';
import { audioSection } from './audio/audio.section.ts';
import { blogPostSection } from './blog-post/blog-post.section.ts';
import { blogsSection } from './blogs/blogs.section.ts';
import { boardMembersSection } from './board-members/board-members.section.ts';
import { cardGroupSection } from './card-group/card-group.section.ts';
import { cardGroupLinksSection } from './card-group-links/card-group-links.section.ts';
import { contactFormSection } from './contact-form/contact-form.section.ts';
import { coreValuesSection } from './core-values/core-values.section.ts';
import { ctaSection } from './cta/cta.section.ts';
import type { SectionDefinition } from './define-section.ts';
import { faqSection } from './faq/faq.section.ts';
import { heroSection } from './hero/hero.section.ts';
import { htmlBlockSection } from './html-block/html-block.section.ts';
import { imageSection } from './image/image.section.ts';
import { imageTextSection } from './image-text/image-text.section.ts';
import { industriesSection } from './industries/industries.section.ts';
import { leadFormSection } from './lead-form/lead-form.section.ts';
import { legalTopicsSection } from './legal-topics/legal-topics.section.ts';
import { listImageFaqSection } from './list-image-faq/list-image-faq.section.ts';
import { newsSection } from './news/news.section.ts';
import { partnerLogosSection } from './partner-logos/partner-logos.section.ts';
import { plansSection } from './plans/plans.section.ts';
import { productsSection } from './products/products.section.ts';
import { profilesSection } from './profiles/profiles.section.ts';
import { providersSection } from './providers/providers.section.ts';
import { richTextSection } from './rich-text/rich-text.section.ts';
import { stepsSection } from './steps/steps.section.ts';
import { successStoriesSection } from './success-stories/success-stories.section.ts';
import { testimonialsSection } from './testimonials/testimonials.section.ts';
import { textBoxSection } from './text-box/text-box.section.ts';
import { videoSection } from './video/video.section.ts';
import { widgetSection } from './widget/widget.section.ts';

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
  image: imageSection,
  audio: audioSection,
  video: videoSection,
  'html-block': htmlBlockSection,
  blogs: blogsSection,
  'blog-post': blogPostSection,
  widget: widgetSection,
  achievements: achievementsSection,
  'board-members': boardMembersSection,
  'card-group': cardGroupSection,
  'card-group-links': cardGroupLinksSection,
  'core-values': coreValuesSection,
  'legal-topics': legalTopicsSection,
  'list-image-faq': listImageFaqSection,
  profiles: profilesSection,
  'success-stories': successStoriesSection,
  industries: industriesSection,
  news: newsSection,
  'partner-logos': partnerLogosSection,
  providers: providersSection,
  plans: plansSection,
  'lead-form': leadFormSection,
  'contact-form': contactFormSection,
} as const;

type SectionType = keyof typeof sections;

/** The output of each type's schema. */
type SectionContent = {
  readonly [Type in SectionType]: v.InferOutput<(typeof sections)[Type]['schema']>;
};

/** A section with its type, which tells what it contains. */
export type TypedSection = {
  [Type in SectionType]: { readonly type: Type; readonly section: SectionContent[Type] };
}[SectionType];

/**
 * The section of that type, or undefined; `__proto__` and the like are not types. Schema and view come
 * as a pair, so the view is safe for what this schema returns.
 */
export function sectionOf(type: string): SectionDefinition | undefined {
  if (!Object.hasOwn(sections, type)) return undefined;
  return sections[type as SectionType] as unknown as SectionDefinition;
}
