/** A filter with one box: only plans that have it. */

export interface FilterTickProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly ticked: boolean;
}

export function FilterTick({ id, name, label, ticked }: FilterTickProps) {
  return (
    <label htmlFor={id} className="filter-option filter-tick">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="1"
        defaultChecked={ticked}
        className="h-5 w-5 shrink-0 cursor-pointer accent-primary"
      />
      {label}
    </label>
  );
}
