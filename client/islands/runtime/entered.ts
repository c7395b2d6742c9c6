/** A check for anything that a visitor has entered, or is about to enter, and that a reload would lose. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) &
  Partial<Pick<HTMLInputElement, 'checked' | 'defaultChecked' | 'defaultValue'>> &
  Partial<Record<0, HTMLOptionElement>>;

let heard = false;

// React also writes typed text into the `value` attribute, so comparing the two may show no difference.
addEventListener('input', () => {
  heard = true;
});

export function hasEntered(): boolean {
  return (
    heard ||
    [...document.querySelectorAll<Field>('input,textarea,select')].some(
      (field) =>
        field === document.activeElement ||
        field.checked !== field.defaultChecked ||
        // A checkbox may have no `value` attribute; a select without a `selected` option has its first one.
        (field.type !== 'checkbox' &&
          field.value !==
            (field.defaultValue ??
              (field.querySelector<HTMLOptionElement>('[selected]') ?? field[0])?.value)),
    )
  );
}
