/** Names for kinds of plans in Australia: `energy plans`, `credit cards`, `mobile and internet plans`. */
import { inWords } from '../../text.ts';
import { isListed, type ListedVertical, listedBy, listedVerticals } from '../listed.ts';

/**
 * In the order of our products; kinds with the same noun share it.
 * @param count number of plans; for one plan, `verticals` has one kind
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

/** `cards`, `policies`: the short noun for plans within a list. @param count number of plans */
export function nounFor(vertical: ListedVertical, count = 2): string {
  const { one, many } = listedBy(vertical).kind;
  return count === 1 ? one : many;
}

/** The same for chosen plans: those of several kinds, or of an unknown one, are just plans. */
export function nounForChosen(plans: readonly { readonly vertical: string | null }[]): string {
  const nouns = plans.map(({ vertical }) =>
    vertical !== null && isListed(vertical) ? nounFor(vertical, plans.length) : undefined,
  );
  const [noun] = nouns;
  if (noun !== undefined && nouns.every((one) => one === noun)) return noun;
  return plans.length > 1 ? 'plans' : 'plan';
}

/** Lists that depend on the address: on where plans are sold, or on the state's prices. */
const byAddress: readonly ListedVertical[] = ['energy', 'solar', 'health-insurance'];

/** ` for your address`, or ` for your suburb` for a postcode; empty where the list is the same everywhere. */
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
