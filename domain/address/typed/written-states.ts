/** The conversion of states written in words or with dots into the index's abbreviations. */
import { fold } from '../fold.ts';
import { type State, states } from '../states.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';

/** A state's name, its abbreviation, and how many letters identify it while it is being typed. */
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

/** True for a state's abbreviation or four digits, in folded text. */
export const isPlaceWord = (word: string): boolean => stateWords.has(word) || /^\d{4}$/.test(word);

/** The state in a text that is only its name: `Victoria` or `VIC`, in any case. */
export function stateNamed(text: string): State | null {
  const folded = fold(text);
  const [, abbreviation = folded] = stateNames.find(([name]) => name === folded) ?? [];
  return states.find((state) => state.toLowerCase() === abbreviation) ?? null;
}

/**
 * Abbreviates written-out states where they cannot be a street's name: at the end or before the postcode,
 * after another word (`12 Victoria St` keeps its street), or in front.
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
 * Mount Victoria is in NSW and Port Victoria in SA: after `mount` or `port`, Victoria is a state only with a
 * postcode. No place is named like this after another state.
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

/** The same for a state still being typed: suggestions must not disappear meanwhile. */
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
/** At the end of the text, two of three letters are enough: the state is still being typed. */
const begun = abbreviations.filter((one) => one.length > 2).map((one) => dots(one.slice(0, 2)));
/** After a word or postcode, and before the end, a postcode or the country. */
const dottedState = new RegExp(
  `(?<=(?:[a-z]|\\b\\d{4})[\\s,.;]+)(?:(?:${abbreviations.map(dots).join('|')})(?:\\.|(?![a-z]))(?=[\\s,;]*(?:\\d{1,4}\\b|$|a(?:us?[a-z]*)?\\W*$))|(?:${begun.join('|')})\\.?$)`,
  'gi',
);

/** `Brunswick V.I.C. 3056` with `VIC`; initials in a name stay (`A.B. Paterson Dr`). */
export function withStatesJoined(text: string): string {
  return text.replace(dottedState, (state) => state.replace(/[^a-z]/gi, ''));
}
