/** Shortcuts of the header and the footer. */
export const chrome: Readonly<Record<string, string>> = {
  'site-header': 'relative z-20 border-b border-hair corporate:border-ink',
  'site-bar': 'wrap flex h-16 items-center gap-4 lg:h-20 lg:gap-8',
  'site-nav': 'hidden flex-1 items-center gap-1 lg:flex',
  'nav-link':
    'inline-flex items-center gap-1.5 rounded-button px-3.5 py-2.5 text-small font-550 no-underline transition-colors hover:bg-wash aria-[current=page]:text-action aria-[current=page]:underline corporate:px-2.5',
  'nav-panel':
    'absolute left-0 top-full z-1 mt-2 grid min-w-60 gap-0.5 rounded-card border border-hair p-2 shadow-raised',
  'menu-button':
    'inline-flex min-h-11 items-center gap-2 rounded-button border border-line px-4 text-small font-650',
  'menu-panel':
    'absolute inset-x-0 top-full grid max-h-[80dvh] gap-1 overflow-y-auto border-b border-hair px-5 pb-6 pt-3 shadow-raised',
  'menu-link':
    'flex items-center justify-between rounded-field py-3 font-550 no-underline aria-[current=page]:text-action',
  'footer-links': 'grid gap-2.5 text-small content-start',
};
