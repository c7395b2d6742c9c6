/** States as people write them, in words and with dots, as the abbreviations that the index knows. */
import { fold } from '../fold.ts';
import { type State, states } from '../states.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';

/** A state's name, its abbreviation, and from how many letters on its beginning can be nothing else. */
const stateNames: readonly [name: string, abbreviation: string, least: number][] = [
  ['new south wales', 'nsw', 5],
  ['south australia', 'sa', 8],
  ['western australia', 'wa', 10],
  ['northern territory', 'nt', 11],
  ['australian capital territory', 'act', 13],
  ['queensland', 'qld', 7],
  ['tasmania', 'tas', 4],
  ['victoria', 'vic', 4],
];

const stateWords: ReadonlySet<string> = new Set(states.map((state) => state.toLowerCase()));

/** An abbreviation, or four digits: of folded text. */
export const isPlaceWord = (word: string): boolean => stateWords.has(word) || /^\d{4}$/.test(word);

/** Of a text that is nothing else: `Victoria` and `VIC` in any case. */
export function stateNamed(text: string): State | null {
  const folded = fold(text);
  const [, abbreviation = folded] = stateNames.find(([name]) => name === folded) ?? [];
  return states.find((state) => state.toLowerCase() === abbreviation) ?? null;
}

/**
 * Written-out states as abbreviations, where they cannot be a street's name: at the end or before the
 * postcode, behind another word (`12 Victoria St` keeps its street), or in front.
 */
export function withStates(folded: string): string {
  let rest = folded;
  for (const [name, abbreviation] of stateNames) {
    rest = rest.replace(
      new RegExp(`(?<=[a-z] )${name}(?=(?: \\d{1,4})?(?: australia)?$| \\d{4} )`),
      (found, at: number, whole: string) =>
        isNameBegun(whole.slice(0, at), name, whole) ? found : abbreviation,
    );
    if (name.includes(' ')) rest = inFront(rest, name, abbreviation);
  }
  rest = rest.replace(/ australia$/, (country, at: number) =>
    isPlaceWord(rest.slice(0, at).split(' ').at(-1) ?? '') ? '' : country,
  );
  return stateBegun(rest);
}

/**
 * Mount Victoria is in NSW, Port Victoria in SA: behind such a word only a postcode tells that state from
 * a name. No place is called so after another.
 */
function isNameBegun(before: string, state: string, whole: string): boolean {
  const isName = state === 'victoria' && /(?:^| )(?:mount|mt|port) $/.test(before);
  return isName && !/ \d{4}(?: |$)/.test(whole);
}

function inFront(folded: string, name: string, abbreviation: string): string {
  if (!folded.startsWith(`${name} `)) return folded;
  const rest = folded.slice(name.length + 1);
  return TYPE_WORDS.has(rest.split(' ')[0] ?? '') ? folded : `${abbreviation} ${rest}`;
}

/** The same for a name still being typed: what is found must not go while it is. */
function stateBegun(folded: string): string {
  for (const [name, abbreviation, least] of stateNames) {
    for (let length = name.length - 1; length >= least; length--) {
      const end = ` ${name.slice(0, length)}`;
      if (!folded.endsWith(end)) continue;
      const before = folded.slice(0, -end.length);
      if (/[a-z]$/.test(before) && !isNameBegun(`${before} `, name, folded))
        return `${before} ${abbreviation}`;
    }
  }
  return folded;
}

const dots = (letters: string): string => letters.split('').join('\\.\\s*');
const abbreviations = stateNames.map(([, abbreviation]) => abbreviation);
/** Of three letters two are enough where the text ends: it is still being typed. */
const begun = abbreviations.filter((one) => one.length > 2).map((one) => dots(one.slice(0, 2)));
/** Behind a word or a postcode, and before the end, a postcode or the country. */
const dottedState = new RegExp(
  `(?<=(?:[a-z]|\\b\\d{4})[\\s,.;]+)(?:(?:${abbreviations.map(dots).join('|')})(?:\\.|(?![a-z]))(?=[\\s,;]*(?:\\d{1,4}\\b|$|a(?:us?[a-z]*)?\\W*$))|(?:${begun.join('|')})\\.?$)`,
  'gi',
);

/** `Brunswick V.I.C. 3056`, as it was typed, with `VIC`; initials in a name stay (`A.B. Paterson Dr`). */
export function withStatesJoined(text: string): string {
  return text.replace(dottedState, (state) => state.replace(/[^a-z]/gi, ''));
}
