/** Text for XML: escaped, and without the characters that XML 1.0 has no way to hold. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go (XML 1.0 §2.2).
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Safe as an element's text and inside a quoted attribute. */
export function xmlText(value: string): string {
  return value.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
