/** Records which values of its context a view reads: its HTML depends on those and on no others. */
import type { SectionContext } from '../../client/sections/define-section.ts';

export interface WatchedContext {
  /** The context to give to the view. */
  readonly context: SectionContext;
  /** The names read so far. */
  readonly read: Set<string>;
}

export function watched(context: SectionContext): WatchedContext {
  const read = new Set<string>();
  return { context: new Proxy(context, new Watch(read)), read };
}

/** Listing the names, as a spread does, counts as reading every value. */
class Watch implements ProxyHandler<SectionContext> {
  readonly #read: Set<string>;

  constructor(read: Set<string>) {
    this.#read = read;
  }

  get(target: SectionContext, name: string | symbol): unknown {
    this.#note(name);
    return Reflect.get(target, name);
  }

  has(target: SectionContext, name: string | symbol): boolean {
    this.#note(name);
    return Reflect.has(target, name);
  }

  getOwnPropertyDescriptor(target: SectionContext, name: string | symbol) {
    this.#note(name);
    return Reflect.getOwnPropertyDescriptor(target, name);
  }

  ownKeys(target: SectionContext) {
    for (const name of contextNames) this.#read.add(name);
    return Reflect.ownKeys(target);
  }

  #note(name: string | symbol): void {
    if (typeof name === 'string') this.#read.add(name);
  }
}

/** Every name; the compiler reports a missing one. */
const contextNames = Object.keys({
  brand: true,
  path: true,
  index: true,
  count: true,
  repeats: true,
  taken: true,
  crumb: true,
  pageless: true,
  consent: true,
  badges: true,
  application: true,
  live: true,
} satisfies Record<keyof SectionContext, true>);

/** Values as text, each made once. A brand is represented by its slug, because the rest of it is part of the build. */
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
