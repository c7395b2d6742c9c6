/** Labels made from fields' names: `titleColor` is "Title colour". */

/** Words that editors would not write as the code does. */
const spelled: Readonly<Record<string, string>> = {
  color: 'colour',
  bg: 'background',
  cta: 'button',
  url: 'URL',
  alt: 'alt text',
  id: 'ID',
  html: 'HTML',
};

/** Sentence case, in an editor's words. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (Object.hasOwn(spelled, word) ? (spelled[word] ?? word) : word));
  const line = words.join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
