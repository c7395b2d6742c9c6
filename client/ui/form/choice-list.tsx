/** A list of radios, one card each. */
import { choiceClass, markClass } from './choice-style.ts';
import { LiveMessage, type LiveMessageProps } from './field-message.tsx';

export interface ChoiceListProps {
  /** Id of the first radio, and prefix of the others' ids. */
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly selected?: string | undefined;
  readonly error?: string | undefined;
  readonly quiet?: LiveMessageProps['quiet'];
  readonly times?: LiveMessageProps['times'];
  /** The browser does not submit without a choice. */
  readonly required?: boolean;
}

/** A fieldset with its legend, its radios and its message. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, name, legend, choices, selected, error, quiet, times, required } = props;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 text-h4 font-700">{legend}</legend>
      <LiveMessage id={`${id}-error`} message={error} quiet={quiet} times={times} />
      <div className="mt-2 grid gap-2.5">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            htmlFor={index === 0 ? id : `${id}-${index}`}
            className={choiceClass('min-h-13 items-center gap-3.5 px-4 py-3')}
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={choice.value}
              required={required}
              defaultChecked={choice.value === selected}
              className={markClass}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
