/** The look of a button, shared by buttons and by links that look like one. */

/** `own`: the caller sets the colours. */
export type ButtonKind = 'primary' | 'secondary' | 'own';
export type ButtonSize = 'normal' | 'large';

const shape =
  'btn relative inline-flex items-center justify-center gap-2.5 rounded-button font-text font-650 leading-tight no-underline text-center cursor-pointer select-none';

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  own: '',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  normal: 'min-h-12 px-5.5 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3 text-[1.0625rem]',
};

/** The classes of a button of this kind and size; `extra` is for placement, not appearance. */
export function buttonClass(
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'normal',
  extra = '',
): string {
  return `${shape} ${kinds[kind]} ${sizes[size]} ${extra}`.trimEnd();
}
