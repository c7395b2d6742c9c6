/** Turns a list of links to panels into a tab list: roving focus, arrows, Home, End, hash. */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tab } from '../../ui/tabs.tsx';
import { useMounted } from '../runtime/page-hooks.ts';
import { firstPage, firstPageWords, pageOf, tabOfKey } from './tab-keys.ts';
import { useTabInSight, useWide } from './tab-row.ts';
import { TabSteps } from './tab-steps.tsx';
import { usePanels, useSelected } from './use-panels.ts';

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** The list's accessible name. */
  readonly label: string;
  /** A column beside the panels on a wide screen. */
  readonly sidebar: boolean;
  /** Previous and next, disabled at the ends. */
  readonly steps: boolean;
  /** Three tabs, then the rest, on a small screen. */
  readonly paged: boolean;
}

/** On the server, links in a list; the panels are elsewhere in the section (client/ui/tabs.tsx). */
export function Tabs({ tabs, label, sidebar, steps, paged }: TabsProps) {
  const stem = useId();
  const live = useMounted();
  const wide = useWide();
  const upright = wide && sidebar;
  const list = useRef<HTMLUListElement>(null);
  const [selected, show, choose] = useSelected(tabs);
  const [page, setPage] = useState<0 | 1>(0);
  const isShown = (index: number) => wide || !paged || pageOf(index) === page;
  // The chosen tab may be on the other page, where the keyboard cannot reach it.
  const stop = isShown(selected) ? selected : tabs.findIndex((_, index) => isShown(index));
  const tabId = (index: number) => `${stem}-${index}`;
  usePanels(tabs, selected, tabId, show);

  useEffect(() => setPage(pageOf(selected)), [selected]);
  useTabInSight(list, selected, pageOf(selected) !== page, upright);

  const onClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(index);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const to = event.key === ' ' ? index : tabOfKey(event.key, index, tabs.length, upright);
    if (to === undefined) return;
    event.preventDefault();
    // A tab that is still hidden takes no focus.
    flushSync(() => {
      choose(to);
      setPage(pageOf(to));
    });
    list.current?.querySelectorAll('a')[to]?.focus();
  };

  return (
    <div className={sidebar ? 'tab-bar tab-bar-side' : 'tab-bar'}>
      <ul
        ref={list}
        className="tabs"
        aria-label={label}
        {...(live && {
          role: 'tablist',
          'aria-orientation': upright ? 'vertical' : 'horizontal',
        })}
      >
        {tabs.map((tab, index) => (
          <li
            key={tab.id}
            {...(live && { role: 'presentation' })}
            className={live && paged && pageOf(index) !== page ? 'max-lg:hidden' : undefined}
          >
            <a
              id={tabId(index)}
              href={`#${tab.id}`}
              className="tab"
              {...(live && {
                role: 'tab',
                'aria-selected': index === selected,
                'aria-controls': tab.id,
                tabIndex: index === stop ? 0 : -1,
                onClick: (event: MouseEvent) => onClick(event, index),
                onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
              })}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      {live && paged && tabs.length > firstPage ? (
        <button
          type="button"
          className="more-link lg:hidden"
          onClick={() => setPage(page === 0 ? 1 : 0)}
        >
          {page === 0 ? `${tabs.length - firstPage} more` : firstPageWords}
        </button>
      ) : null}
      {steps ? <TabSteps tabs={tabs} selected={selected} onStep={choose} /> : null}
    </div>
  );
}
