/** The area where a plan is sold: postcodes and networks. */

import { cutWords } from '../../../domain/cut-words.ts';
import type { CdrPlan } from './cdr-plan.schema.ts';

/** @throws Error when a postcode cannot be read, because the area would be wrong */
export function areaOf(geography: CdrPlan['geography']): object | undefined {
  const distributors = (geography?.distributors ?? []).flatMap((name) => cutWords(name, 80) ?? []);
  const postcodes = postcodesOf('includedPostcodes', geography?.includedPostcodes);
  const except = postcodesOf('excludedPostcodes', geography?.excludedPostcodes);
  if (distributors.length + postcodes.length + except.length === 0) return undefined;
  return { distributors: [...new Set(distributors)], postcodes, except };
}

/** `800` is 0800, in the Northern Territory. */
function postcodesOf(name: string, codes: readonly string[] = []): string[] {
  const read = codes.map((code) => {
    if (!/^\d{3,4}$/.test(code)) {
      throw new Error(`geography: ${name} has "${code.slice(0, 20)}", which is not a postcode`);
    }
    return code.padStart(4, '0');
  });
  return [...new Set(read)];
}
