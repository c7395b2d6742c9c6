/** The focus of a button that moves in the page: the browser takes it away, more than once, and in its own time. */

/** Until the next key or click. */
export function keepFocus(button: Element | null): void {
  if (!(button instanceof HTMLElement)) return;
  const next = new AbortController();
  const { signal } = next;
  const back = () => {
    // Lost to the page or to the editor around it, and not given to another control.
    if (!signal.aborted && document.activeElement?.contains(button)) button.focus();
  };
  button.addEventListener('blur', () => setTimeout(back), { signal });
  for (const input of ['keydown', 'pointerdown']) {
    document.addEventListener(input, () => next.abort(), { signal, capture: true });
  }
}
