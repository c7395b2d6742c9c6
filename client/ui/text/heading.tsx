/** Headings: rank follows from a heading's position, and size is chosen separately. */
import type { ReactNode, Ref } from 'react';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  level: Level;
  id?: string | undefined;
  className?: string;
  /** For a heading that takes the focus. */
  focus?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** `<h1>` to `<h6>`. */
export function Heading({ level, id, className, focus, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={className} {...(focus && { ref: focus, tabIndex: -1 })}>
      {children}
    </Tag>
  );
}

/** The next rank down, at most 6. */
export function below(level: Level): Level {
  return Math.min(6, level + 1) as Level;
}

/**
 * Ranks for the headings of an editor's text, in order: none is skipped, whatever rank the editor chose.
 * The first is `base`, each later one is at most one deeper, and equal wishes get equal ranks.
 */
export function headingRanks(base: Level): (wish: number) => Level {
  const open: { wish: number; level: number }[] = [];
  return (wish) => {
    while ((open.at(-1)?.wish ?? 0) >= wish) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? base - 1) + 1) as Level;
    open.push({ wish, level });
    return level;
  };
}

const textSizes: Readonly<Record<number, string>> = { 2: 'text-title', 3: 'text-h3', 4: 'text-h4' };

/** Size of a heading inside an editor's text. */
export function textHeadingSize(level: Level): string {
  return textSizes[level] ?? 'text-base';
}
