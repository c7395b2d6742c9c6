/** The check that an outside service's suggestion has the typed house number: no other number is ever shown. */
import {
  type ParsedAddress,
  type ParsedNumber,
  parseAddress,
} from '../../../domain/address/parse-typed.ts';
import type { AddressSuggestion } from './address.port.ts';

/**
 * True for lines whose number, or either end of whose range, is the typed one, and for every line if no
 * number was typed. A typed letter must match, but a line may have one that was not typed: `12` keeps
 * `12A`. A letter before the number may be the unit: `A12` keeps `A/12`.
 */
export function hasNumberOf(typed: string): (suggestion: AddressSuggestion) => boolean {
  const asked = endsOf(parseAddress(typed));
  if (asked.length === 0) return () => true;
  return ({ DisplayLine }) => {
    const parts = DisplayLine.split(', ');
    // A building's name may come before the house.
    return parts.some((_, from) => {
      const line = parseAddress(parts.slice(from).join(', '));
      return endsOf(line).some((has) => asked.some((one) => isOf(one, has, line.unit?.id ?? null)));
    });
  };
}

function isOf(asked: ParsedNumber, has: ParsedNumber, unit: string | null): boolean {
  const { prefix, value, suffix } = asked;
  const isPrefixed = prefix === undefined || prefix === has.prefix || prefix === unit;
  return value === has.value && isPrefixed && (suffix === null || suffix === has.suffix);
}

const endsOf = ({ number, numberTo }: ParsedAddress): ParsedNumber[] =>
  [number, numberTo].filter((end) => end !== null);
