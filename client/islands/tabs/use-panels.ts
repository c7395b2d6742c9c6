/** Turns the panels of a page into tab panels, and back when the island is gone. */
import { useEffect } from 'react';
import type { Tab } from '../../ui/tabs.tsx';

/**
 * One panel is shown; the others are hidden but found by the browser's search, which then opens
 * them. `tabId` gives the id of a tab's own element.
 */
export function usePanels(
  tabs: readonly Tab[],
  selected: number,
  tabId: (index: number) => string,
  onFound: (index: number) => void,
): void {
  useEffect(() => {
    const found = new AbortController();
    const panels = tabs.map(({ id }) => document.getElementById(id));
    panels.forEach((panel, index) => {
      if (panel === null) return;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tabId(index));
      if (index === selected) {
        panel.removeAttribute('hidden');
        panel.tabIndex = 0;
      } else {
        panel.setAttribute('hidden', 'until-found');
        // Hidden until found is still a box, and a box with a tab stop takes the focus.
        panel.removeAttribute('tabindex');
      }
      panel.addEventListener('beforematch', () => onFound(index), { signal: found.signal });
    });
    panels[0]?.parentElement?.setAttribute('data-live', '');
    return () => found.abort();
  });

  useEffect(
    () => () => {
      for (const { id } of tabs) {
        const panel = document.getElementById(id);
        for (const name of ['role', 'aria-labelledby', 'tabindex', 'hidden']) {
          panel?.removeAttribute(name);
        }
        panel?.parentElement?.removeAttribute('data-live');
      }
    },
    [tabs],
  );
}
