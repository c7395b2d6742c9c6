/** The buttons for previous and next beside a list of tabs. */
import { Icon } from '../../ui/icon.tsx';

export interface TabStepsProps {
  readonly selected: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
}

/** They stop at the ends, and stay focusable there so that a keyboard user keeps their place. */
export function TabSteps({ selected, count, onStep }: TabStepsProps) {
  const steps = [
    { name: 'Previous', icon: 'arrow-left', to: selected - 1 },
    { name: 'Next', icon: 'arrow-right', to: selected + 1 },
  ] as const;
  return (
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
              if (!ended) onStep(to);
            }}
          >
            <Icon name={icon} />
          </button>
        );
      })}
    </div>
  );
}
