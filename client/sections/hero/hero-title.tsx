/** The page's h1, which may end in rotating words (spec: hero). */
import { Fragment } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { SectionContext } from '../define-section.ts';
import type { Surface } from '../frame.tsx';
import { titleId } from '../frame.tsx';
import type { Hero } from './hero.schema.ts';
import { heroTitleClass } from './hero-defaults.ts';

export interface HeroTitleProps {
  section: Hero;
  context: SectionContext;
  surface: Surface;
}

/** The words are stacked in a space as wide as the widest, so nothing shifts when they change. */
export function HeroTitle({ section, context, surface }: HeroTitleProps) {
  const { title, rotatingText: words } = section;
  return (
    <>
      <h1 id={titleId(context)} className={heroTitleClass(section, surface)}>
        {title}
        {words ? (
          <>
            {' '}
            <span
              className="rotator text-action"
              data-words={animation(words.length)}
              data-count={words.length}
            >
              {words.map((word, index) => (
                <Fragment key={word}>
                  {index > 0 ? ' ' : null}
                  <span>{word}</span>
                </Fragment>
              ))}
            </span>
          </>
        ) : null}
      </h1>
      {words ? <PauseWords id={`s${context.index}-pause`} /> : null}
    </>
  );
}

/** A checkbox stops them, with script or without (WCAG 2.2, 2.2.2); the style sheet does the rest. */
function PauseWords({ id }: { id: string }) {
  return (
    <label
      htmlFor={id}
      className="pause-words grid h-11 w-11 -ml-3 -my-2 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-wash"
    >
      <input type="checkbox" id={id} className="sr-only" />
      <span className="sr-only">Pause the changing words</span>
      <Icon name="pause" className="when-playing" />
      <Icon name="play" className="when-paused" />
    </label>
  );
}

/** Five to eight words have an animation each; any other number has the default (rotator.css). */
function animation(count: number): string {
  return count >= 5 && count <= 8 ? String(count) : 'default';
}
