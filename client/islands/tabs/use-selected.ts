/** Which tab is chosen: by the visitor, or by a hash that names its panel or something inside it. */
import { useEffect, useState } from 'react';
import type { Tab } from '../../ui/tabs.tsx';

/** The first tab, until the hash says otherwise. The second function also writes the hash. */
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
