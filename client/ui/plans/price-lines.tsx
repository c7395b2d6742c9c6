/** Where every cent of a price comes from: a table of lines that add up to it. */
import { groupedLines, signedDollars, sumWords } from '../../../domain/plans/energy/line-sums.ts';
import type { PriceLine } from '../../../domain/plans/energy/price-line.ts';

interface PriceLinesProps {
  readonly lines: readonly PriceLine[];
  /** What they add up to. */
  readonly totalCents: number;
  /** Whose price it is, for those who hear the table alone. */
  readonly of: string;
}

export function PriceLines({ lines, totalCents, of }: PriceLinesProps) {
  return (
    <table className="price-lines">
      <caption>
        A year, GST included<span className="sr-only">: {of}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Quantity × rate</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {groupedLines(lines).map((group) => (
        <tbody key={group.title}>
          <tr className="price-group">
            <th scope="rowgroup" colSpan={3}>
              {group.title}
            </th>
          </tr>
          {group.lines.map((line, index) => (
            // Two lines of a group may have one label, and they never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={`${index} ${line.label}`}>
              <th scope="row">{line.label}</th>
              <td>{sumWords(line) ?? ''}</td>
              <td>{signedDollars(line.cents)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            A year
          </th>
          <td>{signedDollars(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
