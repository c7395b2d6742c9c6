/** The split of the words after a number into street and locality, without an index. */
import { postcodePattern } from './manual-address.ts';
import { type State, states } from './states.ts';
import { PLAIN_TYPES, TYPE_WORDS } from './words/street-types.data.ts';

interface StateAndPostcode {
  readonly State: State | '';
  readonly Postcode: string;
  /** The other words. */
  readonly words: string[];
}

const stateOf = (word: string | undefined): State | undefined =>
  states.find((state) => state.toLowerCase() === word);

/** Takes out the postcode, and a state where it cannot be a name (`12 Wa Rd` keeps its `Wa`). */
export function withoutPlace(typed: readonly string[]): StateAndPostcode {
  const words = typed.at(-1) === 'australia' ? typed.slice(0, -1) : [...typed];
  const postcode = words.findLastIndex((word) => postcodePattern.test(word));
  const state = words.findLastIndex(
    (word, at) =>
      stateOf(word) !== undefined &&
      (at === words.length - 1 || at + 1 === postcode || TYPE_WORDS.has(words[at - 1] ?? '')) &&
      (at > 0 || words.length === 1 || at + 1 === postcode),
  );
  return {
    State: stateOf(words[state]) ?? '',
    Postcode: words[postcode] ?? '',
    words: words.filter((_, at) => at !== postcode && at !== state),
  };
}

/** First words of two-word names: `St Kilda`, `The Parade`, `Mount View`, `M3 Eastlink`. */
const isLead = (word: string): boolean => leads.has(word) || /^[a-z]\d{1,3}$/.test(word);
const leads: ReadonlySet<string> = new Set(
  'the st saint mt mount port lake old new north south east west upper lower'.split(' '),
);
const compass = /^(?:n|s|e|w|nth|sth|north|south|east|west)$/;

export interface SplitStreet {
  readonly street: readonly string[];
  readonly locality: readonly string[];
  /** Index of the street's type in the words, -1 where there is none. */
  readonly type: number;
}

/** The street ends with its type or, without one, after a word or two. */
export function splitStreet(words: readonly string[]): SplitStreet {
  const type = typeIn(words);
  let end = type < 0 ? (isLead(words[0] ?? '') ? 2 : 1) : type + 1;
  const after = words[end];
  // `Smith St N Dubbo` and `Smith St North`, but `Smith St, North Melbourne`.
  if (after && type >= 0 && compass.test(after) && (after.length === 1 || end === words.length - 1))
    end++;
  return { street: words.slice(0, end), locality: words.slice(end), type };
}

/** The last of the first run of types (`High Street Road`), after a name. */
function typeIn(words: readonly string[]): number {
  let at = words.findIndex((_, index) => index > 0 && isType(words, index));
  // A saint in the middle of a name: `Old St Kilda Rd`.
  if (words[at] === 'st' && words.slice(at + 2, at + 4).some((word) => PLAIN_TYPES.has(word))) {
    at = words.findIndex((word, index) => index > at && PLAIN_TYPES.has(word));
  }
  while (at >= 0 && isType(words, at + 1) && !isSuburb(words, at + 1)) at++;
  return at;
}

const isType = (words: readonly string[], at: number): boolean => TYPE_WORDS.has(words[at] ?? '');

/** `Smith Rd St Kilda`, `Smith St Lane Cove`: a type followed by a name begins the locality. */
function isSuburb(words: readonly string[], at: number): boolean {
  const first = words[at] ?? '';
  return words.length > at + 1 && !PLAIN_TYPES.has(first) && !isType(words, at + 1);
}
