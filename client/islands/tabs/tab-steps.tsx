/** The buttons for previous and next beside a list of tabs, and the tab that they lead to in words. */
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Tab } from '../../ui/tabs.tsx';

export interface TabStepsProps {
  readonly tabs: readonly Tab[];
  readonly selected: number;
  readonly onStep: (index: number) => void;
}

/** They stop at the ends, and stay focusable there so that a keyboard user keeps their place. */
export function TabSteps({ tabs, selected, onStep }: TabStepsProps) {
  const [announced, setAnnounced] = useState('');
  const count = tabs.length;
  const steps = [
    { name: 'Previous', icon: 'arrow-left', to: selected - 1 },
    { name: 'Next', icon: 'arrow-right', to: selected + 1 },
  ] as const;
  return (
    <>
      <div className="needs-script flex gap-2">
        {steps.map(({ name, icon, to }) => {
          const ended = to < 0 || to >= count;
          return (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-disabled={ended}
              className="round-button"
              onClick={() => {
                if (ended) return;
                onStep(to);
                setAnnounced(`${tabs[to]?.label}, ${to + 1} of ${count}`);
              }}
            >
              <Icon name={icon} />
            </button>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
