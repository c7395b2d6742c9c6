/** Makes the browser keep a form's text for when the visitor leaves the page and comes back. */

const texts = 'input:not([type=hidden],[type=checkbox],[type=radio])';

/**
 * The `ref` of a form. Chromium keeps every tick, but text only where it differs from the `value`
 * attribute, to which React writes all text as well. An emptied field is kept like any other.
 */
export function keepText(form: HTMLFormElement): () => void {
  const keep = () => {
    for (const field of form.querySelectorAll<HTMLInputElement>(texts)) {
      const { value } = field;
      field.defaultValue = `${value}.`;
      field.value = value;
    }
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}
