/** Shortcuts for the frame of sections, and for the header and footer around them. */

/** Sections have 56 to 112 px of padding; text is never wider than 68 characters (spec: look). */
export const frame: Readonly<Record<string, string>> = {
  wrap: 'mx-auto w-full max-w-300 px-[min(1.25rem,6.25vw)] md:px-8',
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
  'round-button':
    'grid place-items-center h-11 w-11 rounded-full border border-line text-h4 text-action transition-colors hover:border-action hover:bg-action hover:text-on-action aria-disabled:border-hair aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50 corporate:rounded-none',

  'site-header': 'relative z-20 border-b border-hair corporate:border-ink',
  'site-bar':
    'wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 lg:h-20 lg:flex-nowrap lg:gap-8',
  'site-nav': 'hidden flex-1 items-center gap-1 lg:flex',
  'nav-link':
    'inline-flex items-center gap-1.5 rounded-button px-3.5 py-2.5 text-small font-550 no-underline transition-colors hover:bg-wash aria-[current=page]:text-action aria-[current=page]:underline corporate:px-2.5',
  'nav-panel':
    'absolute left-0 top-full z-1 mt-2 grid min-w-60 gap-0.5 rounded-card border border-hair p-2 shadow-raised',
  'menu-button':
    'inline-flex min-h-11 items-center gap-2 rounded-button border border-line px-4 text-small font-650 md:min-h-12',
  'menu-panel':
    'absolute inset-x-0 top-full grid max-h-[80dvh] gap-1 overflow-y-auto border-b border-hair px-5 pb-6 pt-3 shadow-raised',
  'menu-link':
    'flex items-center justify-between rounded-field py-3 font-550 no-underline aria-[current=page]:text-action aria-[current=page]:underline',
  'footer-links': 'grid gap-2.5 text-small content-start',
};
