/** Shortcuts of the frame: container, measure, rhythm, column plans. */

/** Sections breathe between 56 and 112 px; text is never wider than 68 characters (spec: look). */
export const frame: Readonly<Record<string, string>> = {
  wrap: 'mx-auto w-full max-w-300 px-5 md:px-8',
  measure: 'max-w-[68ch]',
  'py-section': 'py-[clamp(3.5rem,2.2rem_+_5vw,7rem)]',
  plan: 'wrap grid grid-cols-1 gap-y-8 md:gap-y-12',
  'plan-stack': 'corporate:lg:grid-cols-12 corporate:lg:gap-x-12',
  'plan-aside': 'lg:grid-cols-12 lg:gap-x-12',
  head: 'grid content-start gap-4 md:gap-5',
  eyebrow: 'text-small font-650 text-action corporate:font-400 corporate:text-ink-soft',
  'inline-link': 'font-600 text-primary underline underline-offset-4',
  'more-link':
    'inline-flex items-center gap-2 py-1 font-650 text-action no-underline hover:underline',
};
