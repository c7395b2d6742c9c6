/** A parsed street number as the form's text: `12A`, `A12`, `103-107`. */
import type { ParsedNumber, ReadAddress } from '../parse-typed.ts';

export function numbersText({ number, numberTo }: ReadAddress): string {
  return [number, numberTo].map(numberText).filter(Boolean).join('-');
}

export function numberText(one: ParsedNumber | null): string {
  return one ? `${one.prefix ?? ''}${one.value}${one.suffix ?? ''}` : '';
}
