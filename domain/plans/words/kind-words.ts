/** Names for kinds of plans in Australia: `energy plans`, `credit cards`, `mobile and internet plans`. */
import { inWords } from '../../text.ts';
import { isListed, type ListedVertical, listedBy, listedVerticals } from '../listed.ts';

/**
 * In the order of our products; kinds that end in the same word share it.
 * @param count of how many: for one plan, verticals has one kind
 */
export function kindWords(verticals: readonly ListedVertical[], count = 2): string {
  const kinds = listedVerticals
    .filter((slug) => verticals.includes(slug))
    .map((slug) => listedBy(slug).kind);
  const nounOf = ({ one, many }: (typeof kinds)[number]) => (count === 1 ? one : many);
  const nouns = [...new Set(kinds.map(nounOf))];
  return inWords(
    nouns.map((noun) => {
      const own = kinds.filter((kind) => nounOf(kind) === noun);
      return `${inWords(own.map(({ first }) => first))} ${noun}`;
    }),
  );
}

/** The same at the start of a sentence. */
export function kindTitle(verticals: readonly ListedVertical[]): string {
  const words = kindWords(verticals);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `cards`, `policies`: what the plans of a list are called among themselves. @param count of how many */
export function nounFor(vertical: ListedVertical, count = 2): string {
  const { one, many } = listedBy(vertical).kind;
  return count === 1 ? one : many;
}

/** The same for plans that somebody chose: of several kinds, or of one that nobody knows, they are plans. */
export function nounForChosen(plans: readonly { readonly vertical: string | null }[]): string {
  const nouns = plans.map(({ vertical }) =>
    vertical !== null && isListed(vertical) ? nounFor(vertical, plans.length) : undefined,
  );
  const [noun] = nouns;
  if (noun !== undefined && nouns.every((one) => one === noun)) return noun;
  return plans.length > 1 ? 'plans' : 'plan';
}

/** Lists that an address changes: by where plans are sold, or by the state's prices. */
const byAddress: readonly ListedVertical[] = ['energy', 'solar', 'health-insurance'];

/** ` for your address`, or ` for your suburb` where the postcode alone was asked for; nothing where the list is the same anywhere. */
export function forPlace(vertical: ListedVertical, place: 'address' | 'suburb'): string {
  return byAddress.includes(vertical) ? ` for your ${place}` : '';
}

/** `Energy plans for your address`, `Credit cards to compare`. */
export function resultsTitle(
  vertical: ListedVertical,
  place: 'address' | 'suburb' = 'address',
): string {
  return `${kindTitle([vertical])}${forPlace(vertical, place) || ' to compare'}`;
}
