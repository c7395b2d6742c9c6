/** The page's h1; words at its end may take turns (spec §2 "Rotating hero text"). */
import { Fragment } from 'react';
import { Island } from '../../islands/island.tsx';
import type { SectionContext } from '../define-section.ts';
import { titleId } from '../frame.tsx';
import type { Surface } from '../surface.ts';
import type { Hero } from './hero.schema.ts';
import { heroTitleClass } from './hero-defaults.ts';

export interface HeroTitleProps {
  section: Hero;
  context: SectionContext;
  surface: Surface;
}

/** Words are stacked in one place as wide as the widest, so nothing shifts when they change. */
export function HeroTitle({ section, context, surface }: HeroTitleProps) {
  const { title, rotatingText: words } = section;
  const target = `s${context.index}-words`;
  return (
    <>
      <h1 id={titleId(context)} className={heroTitleClass(section, surface)}>
        {title}
        {words ? (
          <>
            {' '}
            <span id={target} className="rotator text-action" data-words={animation(words.length)}>
              {words.map((word, index) => (
                <Fragment key={word}>
                  {index > 0 ? ' ' : null}
                  <span {...(index === 0 ? { 'data-shown': '' } : {})}>{word}</span>
                </Fragment>
              ))}
            </span>
          </>
        ) : null}
      </h1>
      {words ? <Island name="rotating-text" on="idle" props={{ target }} /> : null}
    </>
  );
}

/** Five to eight words have an animation each; any other number has the default (media.css). */
function animation(count: number): string {
  return count >= 5 && count <= 8 ? String(count) : 'default';
}
