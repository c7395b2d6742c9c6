/** Shortcuts for the hero: three arrangements, each with a variant for the corporate style. */
export const hero: Readonly<Record<string, string>> = {
  'hero-high': 'pt-8 pb-10 md:pt-12 lg:py-[var(--hero-space,5rem)]',
  'hero-low': 'pt-6 pb-10 lg:py-14',
  'hero-title': 'grid grid-cols-1 gap-4 md:gap-5 justify-items-start',
  'hero-panel':
    'w-full max-w-[calc(600px+2rem)] rounded-card p-[min(1rem,5vw)] shadow-raised md:max-w-[calc(600px+3rem)] md:p-6 corporate:shadow-none corporate:border corporate:border-ink',
  'hero-bullets': 'flex flex-wrap gap-x-6 gap-y-2.5 text-small font-550',
  'hero-link': 'justify-self-start',

  'hero-split':
    'grid grid-cols-1 lg:grid-cols-12 lg:gap-x-10 lg:items-center corporate:lg:py-[var(--hero-space,5rem)] corporate:lg:items-start',
  'hero-split-words': 'grid grid-cols-1 gap-5 md:gap-6 lg:col-span-7 corporate:lg:contents',
  'hero-split-picture':
    'mx-auto w-full max-w-md pb-10 lg:max-w-none lg:col-span-5 lg:pb-0 xl:-mr-16 xl:-ml-6 xl:w-auto corporate:lg:col-start-8 corporate:lg:col-end-13 corporate:lg:m-0',
  // Another site's page stays within the grid, away from the hero's edges.
  'hero-frame': 'pb-10 lg:pt-10 lg:col-start-8 lg:col-end-13',
  'hero-mirrored':
    'lg:[&>:last-child]:order-first xl:[&>:last-child]:-ml-16 xl:[&>:last-child]:-mr-6 corporate:lg:[&>:last-child]:col-start-8 corporate:lg:[&>:last-child]:m-0',

  'hero-centred':
    'grid grid-cols-1 justify-items-center text-center corporate:justify-items-start corporate:text-left',
  'hero-centred-words':
    'grid grid-cols-1 gap-6 w-full max-w-4xl justify-items-center [&_.hero-title]:justify-items-center [&>.prose_p]:text-balance [&_.hero-bullets]:justify-center [&_.hero-bullets]:text-left [&_.hero-panel]:text-left [&_.hero-link]:justify-self-center corporate:justify-items-start corporate:[&>.prose_p]:text-pretty corporate:[&_.hero-link]:justify-self-start corporate:[&_.hero-title]:justify-items-start corporate:[&_.hero-bullets]:justify-start',
  'hero-centred-picture': 'w-full max-w-3xl pb-10 lg:pb-16',

  'hero-overlay': 'grid grid-cols-1 gap-y-8 lg:grid-cols-12 lg:items-center lg:py-8',
  'hero-overlay-words':
    'grid grid-cols-1 gap-6 -mx-[min(1.25rem,6.25vw)] px-[min(1.25rem,6.25vw)] md:-mx-8 md:px-8 lg:mx-0 lg:rounded-card lg:px-12 lg:col-start-1 lg:col-end-8 lg:row-start-1 lg:z-1',
  'hero-overlay-picture':
    'mx-auto w-full max-w-lg pb-8 lg:mr-0 lg:w-auto lg:max-w-none lg:pb-0 lg:-ml-6 lg:col-start-8 lg:col-end-13 lg:row-start-1',
};
