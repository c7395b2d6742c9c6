/** Titles in which a double-barrelled name stays on one line wherever it fits on one. */
import { Fragment } from 'react';

const doubled = /(\p{Lu}[\p{L}'’]+(?:-\p{L}[\p{L}'’]+)+)/u;

/** `Catherine Mbeki-Rowe`: a browser would break it after the hyphen. CSS alone cannot forbid that. */
export function WholeNames({ text }: { text: string }) {
  return text.split(doubled).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and never move
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and never move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
