/** Markup as a sequence of elements and words, for comparing two renderers. */

import { querySlot } from '../../../client/ui/visitor-slots.ts';

/** Wrappers that only affect the appearance. */
const looks: ReadonlySet<string> = new Set(['div', 'span', 'figure']);

/** Tags with links' URLs, and the words between. Heading ranks, `<br>` and slots for a visitor's query do not count. */
export function tokensOf(html: string): string[] {
  const tokens: string[] = [];
  const bare = html
    .replaceAll(querySlot, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<br\s*\/?>/g, '\n');
  for (const [, close = '', tag, attributes = '', words = ''] of bare.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g,
  )) {
    if (tag === undefined) {
      const last = tokens.at(-1);
      if (last?.startsWith('"')) tokens[tokens.length - 1] = `${last.slice(0, -1)}${words}"`;
      else tokens.push(`"${words}"`);
    } else if (!looks.has(tag)) {
      const href = tag === 'a' ? (attributes.match(/ href="[^"]*"/)?.[0] ?? '') : '';
      tokens.push(`<${close}${tag.replace(/^h[1-6]$/, 'h')}${href}>`);
    }
  }
  return tokens;
}
