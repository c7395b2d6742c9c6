/** The reader of text typed as a postcode or suburb: `3056`, `bruns`, `brunswick vic`, or a whole line. */
import { distinctWords, fold, foldedWords } from '../fold.ts';
import { type State, states } from '../states.ts';
import { withStates, withStatesJoined } from '../typed/written-states.ts';

export interface TypedPlace {
  /** The whole postcode, or its beginning. */
  readonly postcode: string | null;
  /** Folded; empty where only a postcode was typed. */
  readonly name: string;
  readonly state: State | null;
}

/**
 * The possible readings, most likely first: a state written out or in front counts only if nothing has that
 * name (Mount Victoria is in NSW). Then each word once, since an index loaded by older code has Wagga Wagga
 * as `wagga`; then without `cbd`, which is in no suburb's name; last, with a number that belongs to the name.
 * Empty for text that names no place.
 */
export function readPlace(text: string): readonly TypedPlace[] {
  const folded = fold(withStatesJoined(text));
  const plain = foldedWords(folded);
  const written = foldedWords(withStates(folded));
  const [front, ...others] = written;
  const turned = front !== undefined && stateOf(front) ? [...others, front] : written;
  const inner = turned.filter((word, at) => at === 0 || word !== 'cbd');
  const readings = [plain, written, turned, distinctWords(turned.join(' ')), inner];
  const once = new Map(readings.map((words) => [words.join(' '), words]));
  const [first, ...more] = [...once.values()].flatMap((words) => read(words) ?? []);
  const numbered = [...once.values()].flatMap((words) => readNumbered(words) ?? []);
  return [...(first ? [first] : []), ...stateBegins(plain, first), ...more, ...numbered];
}

/** `wagga wa` may become Wagga Wagga: reads the last word as part of the name. */
function stateBegins(words: readonly string[], first: TypedPlace | undefined): TypedPlace[] {
  if (!first?.state || first.postcode !== null || !stateOf(words.at(-1) ?? '')) return [];
  return [{ postcode: null, name: words.join(' '), state: null }];
}

const number = /^\d+$/;
const wholePostcode = /^\d{4}$/;

function read(words: readonly string[]): TypedPlace | null {
  const line = wholePostcode.test(words[0] ?? '');
  const digits = words.filter((word) => number.test(word));
  // A line begins with its postcode; other numbers belong to a name, as in No 4 Branch.
  const [postcode = null] = digits;
  if ((digits.length > 1 && !line) || (postcode !== null && postcode.length > 4)) return null;
  return placeOf(postcode, line ? words.slice(1) : words.filter((word) => word !== postcode));
}

/** `no 4 branch qld 4856`: the numbers belong to the name, but for a whole postcode at the end, beside any state. */
function readNumbered(words: readonly string[]): TypedPlace | null {
  const at = words.findLastIndex((word) => stateOf(word) === null);
  const last = words[at] ?? '';
  const [postcode, rest] = wholePostcode.test(last)
    ? [last, words.toSpliced(at, 1)]
    : [null, words];
  const isNumbered = rest.some((word) => number.test(word)) && /[a-z]/.test(rest.join());
  return isNumbered && !wholePostcode.test(rest[0] ?? '') ? placeOf(postcode, rest) : null;
}

/** @param rest the words without the postcode */
function placeOf(postcode: string | null, rest: readonly string[]): TypedPlace | null {
  const isWord = rest.length === 1 && postcode === null;
  const state = isWord ? null : stateOf(rest.at(-1) ?? '');
  const name = (state === null ? rest : rest.slice(0, -1)).join(' ');
  return name === '' && postcode === null ? null : { postcode, name, state };
}

function stateOf(word: string): State | null {
  return states.find((state) => state.toLowerCase() === word) ?? null;
}
