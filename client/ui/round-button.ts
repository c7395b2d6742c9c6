/** The look of a small round button that holds only an arrow or a sign; square in the second style. */
export const roundButton =
  'grid place-items-center h-11 w-11 rounded-full border border-line text-h4 text-action transition-colors hover:border-action hover:bg-action hover:text-on-action aria-disabled:border-hair aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50 corporate:rounded-none';
