/** A filter with several answers: boxes in a panel that opens under its name, with or without script. */
import type { KeyboardEvent } from 'react';
import { buttonClass } from '../../ui/form/button-style.ts';
import { Icon } from '../../ui/icon.tsx';

export interface FilterMenuProps {
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly instant: boolean;
}

/** `<details name>`: one panel of a form is open at a time, which the browser sees to. */
export function FilterMenu({ id, name, legend, options, chosen, instant }: FilterMenuProps) {
  return (
    <details name="plan-filter" className="filter-menu" onKeyDown={closeOnEscape}>
      <summary className="filter-name">
        <span className="filter-label">{legend}</span>
        <span className="filter-box">
          {chosenWords(
            options.filter(({ value }) => chosen.includes(value)),
            options.length,
          )}
          <Icon name="chevron-down" className="ml-auto text-ink-soft" />
        </span>
      </summary>
      <fieldset className="filter-panel" data-surface="card">
        <legend className="sr-only">{legend}</legend>
        {options.map(({ value, label }, place) => (
          <label key={value} htmlFor={`${id}-${place}`} className="filter-option">
            <input
              type="checkbox"
              id={`${id}-${place}`}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="h-5 w-5 shrink-0 cursor-pointer accent-primary"
            />
            {label}
          </label>
        ))}
        {/* The panel lies over the form's own button. */}
        {instant ? null : (
          <button type="submit" className={buttonClass('secondary')}>
            Show plans
          </button>
        )}
      </fieldset>
    </details>
  );
}

/** Back to the name that opened it. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** One is named; more are counted. */
function chosenWords(chosen: readonly { readonly label: string }[], all: number): string {
  if (chosen.length === 0 || chosen.length === all) return 'Any';
  return chosen.length === 1 ? (chosen[0]?.label ?? '') : `${chosen.length} chosen`;
}
