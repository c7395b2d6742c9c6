/** The make-up of a price: a table of lines that add up to it. */
import { dollars } from '../../../domain/money.ts';
import { groupedLines, sumWords } from '../../../domain/plans/energy/line-sums.ts';
import type { PriceLine } from '../../../domain/plans/energy/price-line.ts';

interface PriceLinesProps {
  readonly lines: readonly PriceLine[];
  /** The sum of the lines. */
  readonly totalCents: number;
  /** Whose price it is, for people who hear the table out of context. */
  readonly of: string;
}

/** Cell classes for a table of amounts: names at the start, numbers at the end. */
export const [first, next] = ['py-1 text-left font-400', 'py-1 pl-4 text-end'];

export function PriceLines({ lines, totalCents, of }: PriceLinesProps) {
  return (
    <table className="amounts text-small">
      <caption className="text-left text-fine text-ink-soft">
        A year, GST included<span className="sr-only">: {of}</span>
      </caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className={first}>
            Part
          </th>
          <th scope="col" className={`font-400 ${next}`}>
            Quantity × rate
          </th>
          <th scope="col" className={`font-400 ${next}`}>
            Amount
          </th>
        </tr>
      </thead>
      {groupedLines(lines).map((group) => (
        <tbody key={group.title}>
          <tr className="border-t border-hair">
            <th scope="rowgroup" colSpan={3} className="py-1 text-left font-650">
              {group.title}
            </th>
          </tr>
          {group.lines.map((line, index) => (
            // Two lines of a group may share a label, and lines are never reordered.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={`${index} ${line.label}`}>
              <th scope="row" className={first}>
                {line.label}
              </th>
              <td className={next}>{sumWords(line) ?? ''}</td>
              <td className={next}>{dollars(line.cents)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t border-line font-650">
          <th scope="row" colSpan={2} className="py-1 text-left font-650">
            A year
          </th>
          <td className={next}>{dollars(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
