/** Plain text as visitors read it: with its soft breaks, or cut to an excerpt. */
import { Fragment } from 'react';

/** Text with the soft breaks an editor typed: `a\nb` as `a<br>b`. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never move
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** Characters of a blog card's or a news item's excerpt (spec: constants). */
export const excerptLength = 115;

/** Cut at `length` characters, between words, and ended with …; a short text stays as it is. */
export function excerpt(text: string, length = excerptLength): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const space = words[length] === ' ' ? length : cut.lastIndexOf(' ');
  const kept = space > length / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
