/** The look of a text field, shared by inputs and selects. */

const shape =
  'block w-full min-h-12.5 rounded-field border bg-[--card] px-4 py-2.5 text-base text-ink transition-colors duration-160 hover:border-ink focus:border-ink disabled:bg-tint disabled:text-ink-soft';

/** `invalid` thickens the border as well as reddening it. */
export function fieldClass(invalid: boolean): string {
  return `${shape} ${invalid ? 'border-danger shadow-line-danger' : 'border-line'}`;
}

/** Ids of the hint and message that describe the field, or undefined without either. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
