/** A check for anything a visitor has entered, or is about to, that a reload would take away. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) &
  Partial<Pick<HTMLInputElement, 'checked' | 'defaultChecked' | 'defaultValue'>> &
  Partial<Record<0, HTMLOptionElement>>;

let heard = false;

// React writes what is typed into the `value` attribute, too, where it makes no difference.
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
        // A checkbox may have no `value` attribute; a select without a written choice has its first option.
        (field.type !== 'checkbox' &&
          field.value !==
            (field.defaultValue ??
              (field.querySelector<HTMLOptionElement>('[selected]') ?? field[0])?.value)),
    )
  );
}
