/** Whether a line that a service outside suggests has the house number that was typed: no other is ever shown. */
import { type ParsedAddress, parseAddress } from '../../../domain/address/parse-typed.ts';
import type { AddressSuggestion } from './address.port.ts';

/**
 * True for lines whose number, or either end of whose range, is the typed one; for every line where no
 * number was typed. A letter that was typed counts, one that was not does not: `12` keeps `12A`.
 */
export function hasNumberOf(typed: string): (suggestion: AddressSuggestion) => boolean {
  const asked = endsOf(parseAddress(typed));
  if (asked.length === 0) return () => true;
  return ({ DisplayLine }) => {
    const parts = DisplayLine.split(', ');
    // A building's name may stand before the house.
    return parts.some((_, from) =>
      endsOf(parseAddress(parts.slice(from).join(', '))).some((has) =>
        asked.some(
          ({ value, suffix }) => value === has.value && (suffix === null || suffix === has.suffix),
        ),
      ),
    );
  };
}

const endsOf = ({ number, numberTo }: ParsedAddress) =>
  [number, numberTo].filter((end) => end !== null);
