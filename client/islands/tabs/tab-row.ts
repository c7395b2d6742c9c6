/** The row or column that tabs stand in: whether the screen is wide, and scrolling to the selected tab. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** The breakpoint of the utilities' `lg:`. */
const wideScreen = '(min-width: 64em)';

function onWidthChange(changed: () => void): () => void {
  const list = matchMedia(wideScreen);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True on a screen wide enough for a sidebar; false on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    onWidthChange,
    () => matchMedia(wideScreen).matches,
    () => false,
  );
}

/**
 * Scrolls a row that does not fit until the newly selected tab is in sight.
 * @param hidden the tab is on the other page, so it has no position
 */
export function useTabInSight(
  list: RefObject<HTMLElement | null>,
  selected: number,
  hidden: boolean,
  upright: boolean,
): void {
  // The row is not scrolled to the first tab, but stays as the visitor left it.
  const reached = useRef({ tab: 0, upright });
  useEffect(() => {
    const tab = list.current?.querySelectorAll('a')[selected];
    const isReached = reached.current.tab === selected && reached.current.upright === upright;
    if (!tab || isReached || hidden) return;
    reached.current = { tab: selected, upright };
    showInRow(tab);
  }, [list, selected, hidden, upright]);
}

/** The page stays where it is. */
function showInRow(tab: HTMLElement): void {
  const row = tab.closest('ul');
  if (!row) return;
  const [frame, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, place.left - frame.left) || Math.max(0, place.right - frame.right);
}
