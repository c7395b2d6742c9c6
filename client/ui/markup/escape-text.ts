/** Text for HTML, escaped as React escapes it. */

const special = /["'&<>]/;
const allSpecial = /["'&<>]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** For text and for attributes in double quotes. Most texts hold nothing special, and a test is cheaper than a copy. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(allSpecial, (sign) => entities[sign] ?? '') : text;
}
