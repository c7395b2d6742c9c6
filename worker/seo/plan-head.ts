/** The head of a plan's page: title, description, canonical URL, picture. */
import type { Brand } from '../../domain/brand.ts';
import { dollars, shortDollars } from '../../domain/money.ts';
import type { FactValue } from '../../domain/plans/fact.ts';
import { fullName } from '../../domain/plans/full-name.ts';
import { type ListedVertical, listedBy } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { peersWords, type Standing } from '../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../domain/plans/plan-card.ts';
import { type Comparable, comparableWords } from '../../domain/plans/plan-cost.ts';
import { priceWords } from '../../domain/plans/words/price-words.ts';
import { verticals } from '../../domain/vertical.ts';
import { publicUrl } from './brand-files.ts';
import { sharePicture } from './share-picture.ts';

/** `Shore 50 from Plover Net: $79.00 a month, estimated over the first year. Billed …` */
export function planDescription({ plan, total }: Standing): string {
  const { comparable } = listedBy(plan.vertical);
  const title = fullName(plan.name, plan.provider.name);
  if (plan.unpriced !== undefined) return `${title}: ${plan.unpriced}`;
  const cost = `${dollars(plan.estimateCents)} ${comparableWords(comparable, plan)}`;
  const place = plan.place === null ? '' : ` Number ${plan.place} of ${total} ${peersWords(plan)}.`;
  return `${title}: ${cost}.${dueSentence(plan, comparable)}${place}`;
}

/** The amount due, or the total paid, in the product's own words; empty where the estimate already says it. */
function dueSentence(plan: PlanCard, { billed, dueName, total }: Comparable): string {
  const word = billed?.word ?? dueName;
  if (word) {
    const isSaid = !plan.offer && plan.ongoingCents === plan.estimateCents;
    return isSaid ? '' : ` ${word} ${priceWords(plan)}.`;
  }
  return total ? ` ${total} ${dollars(plan.minimumTotalCents)}.` : '';
}

/** Search engines cut longer titles wherever they like. */
const mostTitle = 70;

type Named = Pick<PlanCard, 'facts' | 'name' | 'provider' | 'vertical'>;

/** Facts that distinguish a provider's plans of the same name: a retailer sells one on several networks and speeds. */
const apartBy: Readonly<
  Partial<Record<ListedVertical, (plan: Named) => readonly (FactValue | undefined)[]>>
> = {
  broadband: ({ name, facts: { connection, speed } }) => [
    connection,
    typeof speed !== 'number' || name.includes(`${speed}`) ? null : `${speed} Mbps`,
  ],
  energy: ({ facts }) => [facts.planId],
  'health-insurance': ({ facts: { excess } }) =>
    typeof excess !== 'number'
      ? []
      : [excess === 0 ? 'no excess' : `${shortDollars(excess)} excess`],
};

/** ` (nbn, 50 Mbps)`; empty where none of the facts is known. */
function apartWords(plan: Named): string {
  const known = (apartBy[plan.vertical]?.(plan) ?? []).filter((value) => typeof value === 'string');
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

/** The fewest characters left of the plan's name, and of the provider's, when the title is cut. */
const [leastName, leastProvider] = [12, 8];

/**
 * `Shore 50 from Plover Net (nbn)`, with each name cut at a word where it would not fit.
 * @param end the end of the title, such as ` has ended`
 */
export function planTitleOn(brand: Brand, plan: Named, end = ''): string {
  // Counted as a validator does: `&amp;` is five characters.
  const ampersands = (plan.name + plan.provider.name + brand.name).split('&').length - 1;
  const roomBeside = (rest: string) =>
    mostTitle - ` from ${rest} | ${brand.name}`.length - 4 * ampersands;
  const whole = `${apartWords(plan)}${end}`;
  // An id may have 60 characters; the names are more useful.
  const rest = roomBeside(whole) < leastName + leastProvider ? end : whole;
  const room = roomBeside(rest);
  const provider = cut(plan.provider.name, room - Math.min(leastName, plan.name.length));
  const title = `${cut(plan.name, room - provider.length)} from ${provider}${rest}`;
  // A typographic apostrophe is one character; a straight one would be escaped as six.
  return title.replaceAll("'", '’');
}

function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  return `${words.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** The page's head; the canonical URL is the same whatever answers a visitor's link carries. */
export function planHead(brand: Brand, plan: PlanCard, description: string) {
  return {
    title: planTitleOn(brand, plan),
    description,
    canonical: publicUrl(brand, planPath(plan)),
    image: sharePicture(brand, verticals[plan.vertical].productPath),
  };
}
