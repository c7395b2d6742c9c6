/** The fields of a section as a table: name, type, whether it may be left out, default, rules. */
import type { FieldRow } from './schema-fields.ts';

export function FieldsTable({ type, rows }: { type: string; rows: readonly FieldRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="gl-scroll" aria-label={`Fields of ${type}`} tabIndex={0}>
      <table className="gl-table">
        <caption>{`Fields of ${type}`}</caption>
        <thead>
          <tr>
            {['Field', 'Type', 'Needed', 'Default', 'Rules'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type: kind, required, fallback, rules }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{kind}</td>
              <td>{required ? 'yes' : 'no'}</td>
              <td>{fallback === undefined ? '–' : <code>{fallback}</code>}</td>
              <td>{rules.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
