/** Limits on any content from outside: no depth, size or key that harms the code that walks it. */

/** A nested list takes four levels: node, children, node, children. */
const mostLevels = 60;
const mostCharacters = 200_000;
/** Counts objects, lists and values together. */
const mostValues = 50_000;

/** Keys that reach every object's prototype when code copies properties by name. */
export const forbiddenKeys: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

interface Count {
  characters: number;
  values: number;
}

/** The message for an editor, or undefined. Stops at the first fault, to bound the cost of an oversized document. */
export function harmIn(value: unknown): string | undefined {
  return harmBelow(value, mostLevels, { characters: 0, values: 0 });
}

function harmBelow(value: unknown, levels: number, count: Count): string | undefined {
  count.values += 1;
  if (count.values > mostValues) return 'This text has too many parts: split it';
  if (typeof value === 'string') {
    count.characters += value.length;
    return count.characters > mostCharacters
      ? 'This text is longer than 200,000 characters: split it'
      : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) {
    return 'This text is nested more than 30 levels deep: put fewer lists or columns inside one another';
  }
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key)) return `This text may not have a field "${key}": remove it`;
    const harm = harmBelow(Reflect.get(value, key), levels - 1, count);
    if (harm) return harm;
  }
  return undefined;
}
