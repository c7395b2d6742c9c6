/** Tabs of a section: the list of links that becomes a tab list, and the panels under headings. */
import type { ReactNode } from 'react';
import { Island } from '../islands/runtime/island.tsx';
import { type Tab, TabPanels } from '../ui/tabs.tsx';
import type { Level } from '../ui/text/heading.tsx';

export interface TabGroupProps<T extends Tab> {
  /** Ids are hashes on the page, so begin them with something from the section. */
  readonly tabs: readonly T[];
  /** Names the choice, for screen readers. */
  readonly label: string;
  /** Rank of the panels' headings. */
  readonly level: Level;
  /** Beside the panels on a wide screen. */
  readonly sidebar?: boolean;
  /** Previous and next, disabled at the ends. */
  readonly steps?: boolean;
  /** On a small screen, shows the first three tabs, then the rest (spec: sections). */
  readonly paged?: boolean;
  readonly children: (tab: T, index: number) => ReactNode;
}

/** A single tab offers no choice, so it is shown without a list and without its heading. */
export function TabGroup<T extends Tab>({
  tabs,
  label,
  level,
  sidebar = false,
  steps = false,
  paged = false,
  children,
}: TabGroupProps<T>) {
  const [only] = tabs;
  if (only !== undefined && tabs.length === 1) return children(only, 0);
  return (
    <div className={sidebar ? 'tab-group tab-group-side' : 'tab-group'}>
      <Island
        name="tabs"
        on="visible"
        props={{ tabs: tabs.map(({ id, label }) => ({ id, label })), label, sidebar, steps, paged }}
      />
      <TabPanels tabs={tabs} level={level}>
        {children}
      </TabPanels>
    </div>
  );
}
