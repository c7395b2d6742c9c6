/** Makes the browser keep the text of the hero's box for when the visitor leaves the page and comes back. */
import { keepText } from '../form/keep-text.ts';

/** The `ref` of the form. Chromium keeps no text of a field with autocomplete off, as the box has it for its own list. */
export function keepAddress(form: HTMLFormElement): () => void {
  const visit = new AbortController();
  const on = (type: 'pagehide' | 'pageshow', autocomplete: AutoFill) =>
    addEventListener(
      type,
      () => {
        const box = form.querySelector<HTMLInputElement>('input[name=address]');
        if (box) box.autocomplete = autocomplete;
      },
      visit,
    );
  on('pagehide', 'on');
  on('pageshow', 'off');
  const forget = keepText(form);
  return () => {
    visit.abort();
    forget();
  };
}
