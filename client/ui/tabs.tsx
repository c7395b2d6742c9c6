/** Tabs as they are without script: a list of links to panels, and the panels under their headings. */
import type { ReactNode } from 'react';
import { Heading, type Level } from './text/heading.tsx';

export interface Tab {
  /** Id of the panel: unique on the page, and the hash that links to it. */
  readonly id: string;
  readonly label: string;
}

export interface TabPanelsProps<T extends Tab> {
  readonly tabs: readonly T[];
  /** Rank of the panels' headings. */
  readonly level: Level;
  readonly children: (tab: T, index: number) => ReactNode;
}

/**
 * The panels, in one element with nothing else in it. The `tabs` island, placed before them, turns them
 * into tab panels (client/sections/tab-group.tsx combines both). A panel must not set `display`: that
 * would show it in browsers that do not know `hidden="until-found"`.
 */
export function TabPanels<T extends Tab>({ tabs, level, children }: TabPanelsProps<T>) {
  return (
    <div className="tab-panels">
      {tabs.map((tab, index) => (
        <div key={tab.id} id={tab.id} className="tab-panel">
          <Heading level={level} className="tab-heading text-h3">
            {tab.label}
          </Heading>
          {children(tab, index)}
        </div>
      ))}
    </div>
  );
}
