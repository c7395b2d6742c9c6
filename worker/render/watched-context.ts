/** Which values of its context a view reads: its HTML depends on those and on no others. */
import type { SectionContext } from '../../client/sections/define-section.ts';

export interface WatchedContext {
  /** For the view. */
  readonly context: SectionContext;
  /** What was read so far. */
  readonly read: Set<string>;
}

/** Whoever lists the names, as a copy does, counts as reading every value. */
export function watched(context: SectionContext): WatchedContext {
  const read = new Set<string>();
  const all = () => {
    for (const name of contextNames) read.add(name);
  };
  const note = (name: string | symbol) => {
    if (typeof name === 'string') read.add(name);
  };
  const seen = new Proxy(context, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      all();
      return Reflect.ownKeys(target);
    },
  });
  return { context: seen, read };
}

/** Every name, told by the compiler when one is missing. */
const contextNames = Object.keys({
  brand: true,
  path: true,
  index: true,
  count: true,
  crumb: true,
  consent: true,
  badges: true,
  application: true,
  live: true,
} satisfies Record<keyof SectionContext, true>);

/** Values as text, each made once. A brand is its slug: everything else of it comes with the build. */
export function textsOf(context: SectionContext): (name: string) => string {
  const texts = new Map<string, string>();
  const values: Readonly<Record<string, unknown>> = { ...context, brand: context.brand.slug };
  return (name) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify(values[name]) ?? '';
    texts.set(name, text);
    return text;
  };
}
