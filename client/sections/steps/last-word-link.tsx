/** A paragraph whose last word is a link (spec: sections). */
import { Link } from '../../ui/link.tsx';

/** Punctuation after the word stays outside the link. */
export function LastWordLink({ text, href }: { text: string; href: string }) {
  const parts = /^(.*?)([\p{L}\p{N}’'-]+)([^\p{L}\p{N}]*)$/su.exec(text);
  if (parts === null) return text;
  const [, before, word, after] = parts;
  return (
    <>
      {before}
      <Link href={href}>{word}</Link>
      {after}
    </>
  );
}
