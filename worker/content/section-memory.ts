/**
 * Finished sections, keyed by the number of the section as published, the brand, and the values that its
 * view has read. So a page that is rendered or published again renders only what has changed. It
 * contains nothing of any visitor (docs/contracts/page-cache.md).
 */
import { WeightedMap } from '../ports/weighted-map.ts';

/** A value of a section's context as text: equal texts are equal values. */
type TextOf = (name: string) => string;

export interface SectionMemory<T> {
  /** @param section the number of its content (content-number.ts) */
  find(section: number, brand: string, textOf: TextOf): T | undefined;
  keep(section: number, brand: string, made: Made<T>, textOf: TextOf): void;
  /** The bytes that count towards the limit. */
  readonly weight: number;
}

interface Made<T> {
  readonly value: T;
  readonly bytes: number;
  /** The names of the values that it depends on. */
  readonly read: readonly string[];
}

interface Variant<T> {
  readonly value: T;
  /** The live answer it shows. A variant with a newer answer replaces it: the old answer is never asked for again. */
  readonly live: string;
  readonly weight: number;
}

interface Section<T> {
  /** The lists of values that views of this section have read, most often just one. */
  readonly reads: Map<string, readonly string[]>;
  readonly variants: Map<string, Variant<T>>;
}

const maxBytes = 16_000_000;
/** The most variants of one section. */
const maxVariants = 100;
const live = 'live';

/** @param most the limit in bytes for all sections; text counts two bytes a character */
export function createSectionMemory<T>(most = maxBytes): SectionMemory<T> {
  const sections = new WeightedMap<number, Section<T>>(most);

  function weightOf({ variants }: Section<T>): number {
    let weight = 0;
    for (const variant of variants.values()) weight += variant.weight;
    return weight;
  }

  return {
    get weight() {
      return sections.total;
    },
    find(section, brand, textOf) {
      const known = sections.get(section);
      if (!known) return undefined;
      for (const read of known.reads.values()) {
        const variant = known.variants.get(keyOf(brand, read, textOf));
        if (variant && variant.live === liveOf(read, textOf)) return variant.value;
      }
      return undefined;
    },
    keep(section, brand, { value, bytes, read }, textOf) {
      const known = sections.get(section) ?? { reads: new Map(), variants: new Map() };
      const key = keyOf(brand, read, textOf);
      const shown = liveOf(read, textOf);
      known.reads.set(read.join(), read);
      known.variants.delete(key);
      const [oldest] = known.variants.keys();
      if (oldest !== undefined && known.variants.size >= maxVariants) known.variants.delete(oldest);
      const weight = bytes + 2 * (key.length + shown.length);
      known.variants.set(key, { value, live: shown, weight });
      sections.set(section, known, weightOf(known));
    },
  };
}

function keyOf(brand: string, read: readonly string[], textOf: TextOf): string {
  let key = brand;
  for (const name of read) if (name !== live) key += `\n${name} ${textOf(name)}`;
  return key;
}

function liveOf(read: readonly string[], textOf: TextOf): string {
  return read.includes(live) ? textOf(live) : '';
}
