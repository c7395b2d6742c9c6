/** Shortcuts for lists of plans: filters, cards, pages, notes. */

/** A row that scrolls sideways on a phone fades where it continues, and its last item scrolls clear of the fade. */
const fadesOnPhone =
  'lt-md:pr-8 lt-md:scroll-pr-8 lt-md:[mask-image:linear-gradient(90deg,#000_calc(100%-2rem),#0000)]';

export const plans: Readonly<Record<string, string>> = {
  /* On a wide screen the form is beside its list (plans.css), with the columns it has on a phone. */
  'list-columns':
    'grid grid-cols-1 gap-3 md:gap-4 beside:grid-cols-[20rem_minmax(0,1fr)] beside:gap-x-8 beside:*:col-span-2',
  'phone-fold-line':
    'flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-field border border-line px-4 text-small font-650 py-1 leading-snug',
  'plan-filters': 'relative grid grid-cols-2 items-end gap-3 lt-slim:grid-cols-1',
  'filter-name': 'grid',
  'filter-label': 'mb-1 block text-fine text-ink-soft',
  'filter-box':
    'flex min-h-12.5 items-center gap-2 rounded-field border border-line bg-[--card] px-4 py-2 hover:border-ink',
  /* Seven and a half options high, so that a longer list visibly continues. */
  'filter-panel':
    'grid max-h-92 gap-1 overflow-y-auto rounded-card border border-line p-3 shadow-raised absolute inset-x-0 z-10 mt-1',
  'filter-option':
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 text-small hover:bg-wash',
  'plan-questions':
    'col-span-full grid grid-cols-1 gap-3 sm:grid-cols-2 beside:grid-cols-1 items-start',
  'plan-questions-title': 'mb-1 font-650',
  'pay-now': 'col-span-full',
  /* One line that scrolls on a phone, so that a price is in view; screen-reader text and focus ring stay inside. */
  'one-line': `relative flex min-w-0 gap-2 overflow-x-auto p-1.5 -m-1.5 *:shrink-0 md:flex-wrap md:overflow-visible ${fadesOnPhone}`,
  'preset-link':
    'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-small no-underline hover:border-ink corporate:rounded-none beside:px-3 aria-[current=true]:border-action aria-[current=true]:bg-wash aria-[current=true]:font-650',
  'filter-tick':
    'flex min-h-12.5 cursor-pointer items-center gap-3 rounded-field border border-line bg-[--card] px-4 text-small hover:border-ink',
  'data-slider': 'grid grid-cols-1 gap-1 col-span-full',
  'slider-step':
    'grid h-11 w-11 shrink-0 place-items-center rounded-full border border-line text-h4 hover:border-ink corporate:rounded-none',

  /* Its cards get two columns where it has room for them, whatever is beside it. */
  'plan-results': '@container grid grid-cols-1 gap-3 md:gap-4',
  honesty:
    'grid gap-x-6 gap-y-3 border-y border-hair py-4 text-fine text-ink-soft grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]',
  'plan-status': 'text-small font-650 scroll-mt-24 md:text-h4',
  'chosen-filter':
    'inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-small no-underline hover:border-ink corporate:rounded-none',
  'plan-rows': 'grid grid-cols-1 gap-4',
  'plan-card':
    'grid grid-cols-1 gap-x-8 gap-y-4 rounded-card border border-hair p-4 lt-slim:p-3 md:gap-y-5 md:p-7 @2xl:grid-cols-[minmax(0,1fr)_17rem] @2xl:grid-rows-[auto_auto_1fr]',
  'plan-sponsored':
    'flex w-fit items-center gap-2 rounded-field bg-accent px-3 py-1 text-fine font-650 text-on-accent @2xl:col-span-2',
  /* A name beside its logo gets at least as much room as the logo, or moves below it. */
  'plan-head': 'flex flex-wrap items-center gap-x-4 gap-y-3',
  'plan-names': 'grid grid-cols-1 min-w-0 flex-1 basis-28 gap-1',
  'plan-logo':
    'grid h-14 w-28 shrink-0 place-items-center overflow-hidden rounded-field border border-hair bg-white p-2 text-black',
  'plan-what':
    'grid grid-cols-1 content-start gap-4 border-t border-hair pt-5 @2xl:col-start-1 @2xl:border-t-0 @2xl:pt-0',
  'plan-facts':
    'grid grid-cols-2 grid-flow-row-dense gap-x-6 gap-y-3 text-small lt-slim:block lt-slim:*:mb-3 @4xl:grid-cols-3',
  'plan-inclusions':
    'grid grid-cols-1 gap-x-8 gap-y-1 text-small sm:grid-cols-2 [&>:only-child]:col-span-full',
  'plan-cost':
    'grid grid-cols-1 content-start gap-4 border-t border-hair pt-3 @2xl:col-start-2 @2xl:row-start-1 @2xl:row-span-3 @2xl:border-l @2xl:border-t-0 @2xl:pl-8 @2xl:pt-0',
  'plan-price': 'flex flex-wrap items-baseline gap-1.5 tabular-nums',
  amounts: 'w-full tabular-nums',
  'plan-offer': 'my-1 grid grid-cols-1 gap-0.5 border-l-3 border-success pl-3 text-fine',
  'plan-difference': 'text-small font-650',
  'plan-compare':
    'flex min-h-11 cursor-pointer items-center justify-center gap-3 text-small font-650',
  'plan-why':
    'grid grid-cols-1 gap-1 border-t border-hair pt-4 text-fine text-ink-soft @2xl:col-start-1 @2xl:self-end',
  'plan-note':
    'flex flex-wrap items-start gap-3 rounded-card border border-line bg-wash px-4 py-3 text-small',
  'plan-empty': 'grid grid-cols-1 gap-4 rounded-card border border-line p-6 lt-slim:p-3 md:p-9',
  'page-link':
    'grid h-11 min-w-11 place-items-center rounded-field px-2 font-650 no-underline tabular-nums [&:not([aria-current]):hover]:bg-wash aria-[current=page]:bg-action aria-[current=page]:text-on-action',
  'page-none': 'text-ink-soft opacity-50',
  /* One line: it scrolls on a phone, and its names shrink on a wider screen. */
  'compare-chosen': `relative flex min-w-0 max-w-full gap-2 overflow-x-auto p-1.5 -m-1.5 *:flex *:min-w-28 *:max-w-60 lt-md:*:shrink-0 ${fadesOnPhone}`,
  'compare-bar':
    'flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper px-4 py-3 data-[chosen]:bottom-3 data-[chosen]:z-5 data-[chosen]:shadow-raised',
};
