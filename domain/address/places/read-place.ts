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
 * as `wagga`; last, without `cbd`, which is in no suburb's name. Empty for text that names no place.
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
  const places = [...once.values()].flatMap((words) => read(words) ?? []);
  return [...places.slice(0, 1), ...stateBegins(plain, places[0]), ...places.slice(1)];
}

/** `wagga wa` may become Wagga Wagga: reads the last word as part of the name. */
function stateBegins(words: readonly string[], first: TypedPlace | undefined): TypedPlace[] {
  if (!first?.state || first.postcode !== null || !stateOf(words.at(-1) ?? '')) return [];
  return [{ postcode: null, name: words.join(' '), state: null }];
}

function read(words: readonly string[]): TypedPlace | null {
  const line = /^\d{4}$/.test(words[0] ?? '');
  const digits = words.filter((word) => /^\d+$/.test(word));
  // A line begins with its postcode; other numbers belong to a name, as in No 4 Branch.
  const [postcode = null] = digits;
  if ((digits.length > 1 && !line) || (postcode !== null && postcode.length > 4)) return null;
  const rest = line ? words.slice(1) : words.filter((word) => word !== postcode);
  const state = words.length > 1 ? stateOf(rest.at(-1) ?? '') : null;
  const name = (state === null ? rest : rest.slice(0, -1)).join(' ');
  return name === '' && postcode === null ? null : { postcode, name, state };
}

function stateOf(word: string): State | null {
  return states.find((state) => state.toLowerCase() === word) ?? null;
}
