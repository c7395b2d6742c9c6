/** Recognises plans whose prices follow the wholesale market, by their own words (rule 11). */
import type { CdrContract } from './cdr-plan.schema.ts';

/** `Access wholesale energy rates with a membership` advertises a fixed price. */
const marketing =
  /\b(?:access(?:ing)?|join|unlock|enjoy|get)(?:\s+to)?(?:\s+(?:our|the|these|this))?\s+wholesale\b/gi;

const market = /\bwholesale\b|\bspot[\s-](?:price|market)/i;

/** Words for a price that follows the current market. */
const follows = [
  /\bpass(?:es|ed|ing)?(?:[\s-]+\w+){0,3}[\s-]+(?:through|on)\b(?![^.]*\b(?:increase|change)s?\b)/i,
  /\bpass(?:es|ed|ing)?\s+through\b/i,
  /\bcharged\s+(?:at|by|in line with)\b/i,
  /\bbased\s+on\b/i,
  /\b(?:follow|track|mirror|reflect)(?:s|ed|ing)?\b/i,
  /\b(?:linked|indexed|tied|exposed)\s+to\b/i,
  /\b(?:every|each)\s+(?:(?:5|five|30|thirty)[\s-]?min(?:ute)?s?|half[\s-]?hour)/i,
  /\breal[\s-]?time\b/i,
];

/** Words for what any retailer might do one day, or for what a plan does not do. */
const notNow =
  /\b(?:may|might|can|could|reserve|if|not(?! fixed)|never|don(?:'|’)t|doesn(?:'|’)t|won(?:'|’)t)\b/i;

export function followsMarket(
  name: string | undefined,
  { variation = '', terms = '' }: Pick<CdrContract, 'variation' | 'terms'>,
): boolean {
  if (market.test((name ?? '').replace(marketing, ''))) return true;
  return [variation, terms].some((text) => sentences(text).some(saysSo));
}

function sentences(text: string): string[] {
  return text.replace(marketing, '').split(/(?<=[.!?;])\s+|\n+/u);
}

function saysSo(sentence: string): boolean {
  return (
    market.test(sentence) &&
    !notNow.test(sentence) &&
    follows.some((pattern) => pattern.test(sentence))
  );
}
