/** The panels of a tab list: which one is selected, and how the page's own elements become panels. */
import { useEffect, useState } from 'react';
import type { Tab } from '../../ui/tabs.tsx';

/**
 * The first tab, until a hash names a panel or something inside it. `choose` is for the visitor's
 * own choice: it writes the hash as well.
 */
export function useSelected(
  tabs: readonly Tab[],
): [selected: number, show: (index: number) => void, choose: (index: number) => void] {
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const read = () => {
      const index = tabOfHash(tabs, location.hash);
      if (index >= 0) setSelected(index);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [tabs]);

  return [
    selected,
    setSelected,
    (index) => {
      setSelected(index);
      // Replaced, not pushed: Back leaves the page instead of walking through its tabs.
      const id = tabs[index]?.id;
      if (id) history.replaceState(history.state, '', `#${id}`);
    },
  ];
}

function tabOfHash(tabs: readonly Tab[], hash: string): number {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (target === null) return -1;
  return tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
}

/**
 * Turns elements of the page into tab panels, and back when the island is gone. One is shown; find in
 * page still finds the others, and opens them. `tabId` gives the id of a tab's element.
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
        // An `until-found` panel still has a box, and a box with a tab stop takes the focus.
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
