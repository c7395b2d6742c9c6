/** The controls that filters use: a select, checkboxes in a panel, a single checkbox. They work without script. */
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/form/button-style.ts';
import { markClass } from '../../ui/form/choice-style.ts';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { fieldClass } from '../../ui/form/field-style.ts';
import { Icon } from '../../ui/icon.tsx';

export interface NamedOption {
  readonly value: string;
  readonly label: string;
}

interface ControlProps {
  readonly id: string;
  /** Name of the field, as the form sends it. */
  readonly name: string;
}

interface FilterSelectProps extends ControlProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly NamedOption[];
  /** Shown below the field. */
  readonly note?: string | undefined;
  /** The options are long, so the field takes a whole line. */
  readonly wide?: boolean;
  /** The browser does not send the form while the value is empty; `error` says so. */
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A filter with one answer. */
export function FilterSelect(props: FilterSelectProps) {
  const { id, name, label, value, options, note, wide, required, error } = props;
  return (
    <div className={wide ? 'filter-select col-span-full' : 'filter-select'}>
      <label htmlFor={id} className="filter-label">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          required={required}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : note ? `${id}-note` : undefined}
          className={`filter-choice appearance-none text-ellipsis pr-10 ${fieldClass(Boolean(error))}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="filter-chevron pointer-events-none absolute right-4 top-1/2 raise-half text-ink-soft"
        />
      </div>
      {note ? (
        <p id={`${id}-note`} className="mt-1 text-fine text-ink-soft">
          {note}
        </p>
      ) : null}
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}

interface FilterMenuProps extends ControlProps {
  readonly legend: string;
  readonly options: readonly NamedOption[];
  readonly chosen: readonly string[];
  /** Chosen values that are not among the options. */
  readonly boxless: readonly NamedOption[];
  /** What the list contains: `plans`, `cards`. */
  readonly noun: string;
  /** Each tick applies at once, so the panel needs no button. */
  readonly instant: boolean;
}

/** A filter with several answers. `<details name>`: the browser keeps one panel of the form open at a time. */
export function FilterMenu({ id, name, legend, options, chosen, ...props }: FilterMenuProps) {
  const { boxless, noun, instant } = props;
  const ticked = options.filter(({ value }) => chosen.includes(value));
  return (
    <details
      name="plan-filter"
      data-menu
      className="filter-menu"
      onToggle={({ currentTarget: { open, lastElementChild } }) => {
        if (!open) return;
        // The form may be a scroll container, and only has room for the panel from the next frame on.
        requestAnimationFrame(() => lastElementChild?.scrollIntoView({ block: 'nearest' }));
      }}
    >
      <summary className="filter-name">
        <span className="filter-label">{legend}</span>
        <span className="filter-box">
          <span>
            {boxless.length === 0 && ticked.length === options.length
              ? 'Any'
              : chosenWords([...ticked, ...boxless])}
          </span>
          <Icon name="chevron-down" className="ml-auto text-ink-soft" />
        </span>
      </summary>
      <fieldset className="filter-panel" data-surface="card">
        <legend className="sr-only">{legend}</legend>
        {options.map(({ value, label }, place) => (
          <Box
            key={value}
            id={`${id}-${place}`}
            {...{ name, value }}
            ticked={chosen.includes(value)}
            className="filter-option"
          >
            {label}
          </Box>
        ))}
        {/* The panel covers the form's own button. */}
        {instant ? null : (
          <button type="submit" className={buttonClass('secondary')}>
            {`Show ${noun}`}
          </button>
        )}
      </fieldset>
    </details>
  );
}

/** Names one choice, counts several. */
function chosenWords(chosen: readonly NamedOption[]): string {
  if (chosen.length === 0) return 'Any';
  return chosen.length === 1 ? (chosen[0]?.label ?? '') : `${chosen.length} chosen`;
}

interface FilterTickProps extends ControlProps {
  readonly label: string;
  readonly ticked: boolean;
}

/** A filter that is on or off; when on, it keeps only plans that have the feature. */
export function FilterTick({ label, ...box }: FilterTickProps) {
  return (
    <Box {...box} value="1" className="filter-tick">
      {label}
    </Box>
  );
}

interface BoxProps extends ControlProps {
  readonly value: string;
  readonly ticked: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function Box({ id, name, value, ticked, className, children }: BoxProps) {
  return (
    <label htmlFor={id} className={className}>
      <input
        type="checkbox"
        {...{ id, name, value }}
        defaultChecked={ticked}
        className={markClass}
      />
      {children}
    </label>
  );
}
