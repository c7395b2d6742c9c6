/** The look of a card that is a checkbox or a radio: the whole card is the label. */

const shape =
  'choice group relative flex cursor-pointer rounded-card border border-line bg-[--card] text-ink transition-colors duration-160 hover:border-primary';

/** `extra` is for layout and padding. */
export function choiceClass(extra: string): string {
  return `${shape} ${extra}`;
}

/** The box or ring stays visible, so that colour alone never shows the state. */
export const markClass = 'h-5 w-5 shrink-0 cursor-pointer accent-primary';
