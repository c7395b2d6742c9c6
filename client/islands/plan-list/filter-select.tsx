/** A filter with one answer. */
import { fieldClass } from '../../ui/form/field-style.ts';
import { Icon } from '../../ui/icon.tsx';

export interface FilterSelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterSelect({ id, name, label, value, options }: FilterSelectProps) {
  return (
    <div className="filter-select">
      <label htmlFor={id} className="filter-label">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={`appearance-none pr-10 ${fieldClass(false)}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
