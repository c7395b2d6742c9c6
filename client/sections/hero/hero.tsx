/** Hero: arranges the text and the picture, which have files of their own. */
import { Icon } from '../../ui/icon.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame, surfaceOf } from '../frame.tsx';
import type { Hero } from './hero.schema.ts';
import { type HeroStyle, heroPlan } from './hero-defaults.ts';
import { HeroPicture, hasPicture } from './hero-picture.tsx';
import { HeroWords } from './hero-words.tsx';

interface Arrangement {
  readonly root: string;
  readonly words: string;
  readonly picture: string;
}

/** Text first in the source, so that on a phone the address box comes before the picture. */
const arrangements: Readonly<Record<HeroStyle, Arrangement>> = {
  split: { root: 'hero-split', words: 'hero-split-words', picture: 'hero-split-picture' },
  centred: { root: 'hero-centred', words: 'hero-centred-words', picture: 'hero-centred-picture' },
  overlay: { root: 'hero-overlay', words: 'hero-overlay-words', picture: 'hero-overlay-picture' },
};

/** Contains the page's only h1. */
export function HeroView({ section, context }: SectionViewProps<Hero>) {
  const plan = heroPlan(section, context.path);
  const arrangement = arrangements[plan.style];
  const picture = hasPicture(section);
  const isFramed = section.embed && plan.style === 'split';
  const mirrored =
    section.pageType === 'aboutPage' && plan.style === 'split' ? 'hero-mirrored' : '';
  // No text colour is safe over a picture, so the text gets its own background.
  const panel = plan.style === 'overlay' ? surfaceOf(context.brand, 'primary') : undefined;
  const end = `s${context.index}-end`;
  return (
    <Frame
      section={{ ...section, spacing: 'own' }}
      context={context}
      background={plan.background}
      plan="bare"
    >
      {(surface) => (
        <>
          <div
            className={`wrap ${arrangement.root} ${picture ? '' : 'hero-alone'} ${mirrored}`.trim()}
          >
            <div
              className={`${arrangement.words} ${plan.contact ? 'hero-low' : 'hero-high'}`}
              {...(panel ? { 'data-surface': panel.name } : {})}
            >
              <HeroWords
                section={section}
                context={context}
                plan={plan}
                surface={panel ?? surface}
              />
            </div>
            {picture ? (
              <div className={isFramed ? 'hero-frame' : arrangement.picture}>
                <HeroPicture section={section} context={context} />
              </div>
            ) : null}
          </div>
          {section.downArrow ? (
            <div className="wrap pb-6 flex justify-center">
              <a href={`#${end}`} className="round-button" aria-label="Go to the next section">
                <Icon name="arrow-down" className="text-h3" />
              </a>
            </div>
          ) : null}
          <span id={end} />
        </>
      )}
    </Frame>
  );
}
