/** Puts the visitor's name into words that an editor wrote (spec: lead-form). */

/** `Thank you, {name}.` → `Thank you, Jo.`; without a name the words around it close up. */
export function named(words: string, name: string): string {
  if (name !== '') return words.replaceAll('{name}', () => name);
  return words.replaceAll(/,?\s*\{name\}/g, '').trim();
}
