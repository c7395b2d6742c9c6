/** A heading whose rank follows from where it stands, apart from how large it looks. */
import type { ReactNode } from 'react';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  level: Level;
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** `<h1>` to `<h6>`. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}

/** The rank below, at most 6. */
export function below(level: Level): Level {
  return Math.min(6, level + 1) as Level;
}
