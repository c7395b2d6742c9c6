/** The outlay on a plan over time: a table whose rows are drawn as bars. */
import { dollars } from '../../../domain/money.ts';
import type { Outlay } from '../../../domain/plans/page/plan-outlay.ts';

/** The table's words say everything that the bars do. */
export function OutlayPicture({ outlay: { title, rows, notes } }: { outlay: Outlay }) {
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <section aria-labelledby="plan-outlay" className="grid grid-cols-1 gap-4">
      <h2 id="plan-outlay" className="text-h3">
        {title}
      </h2>
      <table aria-labelledby="plan-outlay" className="amounts">
        <thead className="sr-only">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cents }) => (
            <tr key={label} className="border-t border-hair">
              <th scope="row" className="w-40 py-2 text-left font-400">
                {label}
              </th>
              <td className="py-2 font-650">
                <Bar share={cents / most} />
                {dollars(cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 ? (
        <p className="measure text-fine text-ink-soft">{notes.join(' ')}</p>
      ) : null}
    </section>
  );
}

const width = 200;
const height = 12;

/** Attributes set its size, since the page's policy allows no inline styles. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      fill="currentColor"
      preserveAspectRatio="none"
      className="block text-action"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fillOpacity="0.12" />
      <rect width={Math.round(width * Math.max(0, share))} height={height} />
    </svg>
  );
}
