/** Notes beside an energy plan's price: conditional discounts, which are not in it, and how unclear data was read. */
import { discountWords } from '../../../domain/plans/energy/line-sums.ts';
import type { EnergyBreakdown } from '../../../domain/plans/energy/price-line.ts';

/** Renders nothing for a plan without conditional discounts. */
export function ConditionalDiscounts({ conditional }: Pick<EnergyBreakdown, 'conditional'>) {
  if (conditional.length === 0) return null;
  return (
    <div className="grid gap-1 text-small">
      <p className="font-650">Not in the price</p>
      <ul>
        {conditional.map((one) => (
          <li key={discountWords(one)}>{discountWords(one)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders nothing without notes. */
export function PriceNotes({ notes }: Pick<EnergyBreakdown, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
