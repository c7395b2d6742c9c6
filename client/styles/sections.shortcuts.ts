/** Shortcuts for the other sections: rows, steps, tiles, accordion, banner, voices, text box. */
const numberMark =
  'grid place-items-center h-10 w-10 shrink-0 rounded-full bg-action text-on-action font-heading text-[1.0625rem] font-700 tabular-nums corporate:h-auto corporate:w-auto corporate:bg-transparent corporate:text-h2 corporate:font-500 corporate:text-ink';

export const sections: Readonly<Record<string, string>> = {
  rows: 'grid gap-y-12 md:gap-y-14',
  row: 'grid gap-x-14 gap-y-6 md:grid-cols-12 md:items-center corporate:border-t corporate:border-hair corporate:pt-8 corporate:md:items-start',
  'row-picture': 'w-full rounded-card',

  stops: 'grid',
  stop: 'relative grid gap-x-8 gap-y-4 pb-14 pl-16 last:pb-0 md:grid-cols-11 md:items-start before:content-empty before:absolute before:left-5 before:top-0 before:bottom-0 before:w-px before:bg-hair last:before:hidden',
  'stop-number': `${numberMark} absolute left-0 top-0 corporate:bg-paper corporate:pb-2`,

  'step-cards': 'grid gap-x-10 gap-y-12',
  'step-card': 'grid content-start gap-3.5',
  'step-picture': 'w-44 md:w-full',
  'step-mark':
    'flex items-center gap-4 w-full after:content-empty after:flex-1 after:h-px after:bg-hair',
  'step-number': numberMark,

  tiles: 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6 corporate:lg:block',
  tile: 'flex h-full items-center justify-between overflow-hidden rounded-card border border-hair no-underline transition duration-200 hover:border-action hover:shadow-card active:sink-px sm:flex-col sm:items-stretch corporate:flex-row corporate:items-center corporate:rounded-none corporate:border-x-0 corporate:border-t-0 corporate:bg-transparent! corporate:hover:shadow-none',
  'tile-wide': 'lg:flex-row',
  'tile-words':
    'grid flex-1 content-start gap-2 p-5 sm:p-7 corporate:px-0 corporate:lg:grid-cols-[1fr_1.2fr_11rem] corporate:lg:items-center corporate:lg:gap-6',
  'tile-name': 'grid gap-2 justify-items-start',
  'tile-more':
    'mt-1 inline-flex items-center gap-2 text-small font-650 text-action sm:mt-3 corporate:lg:m-0',
  'tile-picture': 'w-3/10 shrink-0 pr-3 sm:w-1/2 sm:self-end sm:px-4 sm:pb-3 corporate:hidden',
  badge:
    'inline-flex items-center gap-1.5 w-fit rounded-full bg-accent pl-1.5 pr-3 py-0.5 text-fine font-650 text-on-accent first-letter:uppercase corporate:rounded-none',

  accordion: 'border-t border-hair',
  'accordion-sign': 'text-h3 text-action transition-transform duration-200',
  'accordion-text': 'pb-6 pr-8 text-ink-soft',

  cta: 'grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end',
  'cta-link': 'lg:col-span-4 lg:justify-self-end',
  'cta-media': 'mx-auto w-full max-w-md',
  'cta-numbers': 'grid gap-x-10 gap-y-6 sm:grid-cols-3 lg:col-span-12 lg:pt-6',

  voice:
    'flex flex-col justify-between gap-7 rounded-card border border-hair p-6 md:p-7 corporate:rounded-none corporate:border-x-0 corporate:border-b-0 corporate:border-t-ink corporate:px-0',

  'text-box-note':
    'grid gap-3 max-w-4xl rounded-card bg-wash p-[min(1.5rem,7.5vw)] md:p-9 corporate:bg-transparent corporate:border-y corporate:border-ink corporate:px-0',
  'text-box-plain': 'grid gap-4 max-w-[68ch]',
  'text-box-fine': 'max-w-[68ch]',
};
