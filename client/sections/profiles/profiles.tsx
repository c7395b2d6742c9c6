/** Team profiles: portraits in a grid, or larger ones beside the words for leaders. */

import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { WholeNames } from '../../ui/text/whole-names.tsx';
import { CardLink, readTime } from '../card-group/cards.tsx';
import type { SectionViewProps } from '../define-section.ts';
import type { Card } from '../fields.schema.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Profiles } from './profiles.schema.ts';

const lists = {
  team: 'grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4',
  leadership: 'grid gap-x-12 gap-y-10 lg:grid-cols-2',
} as const;

export function ProfilesView({ section, context }: SectionViewProps<Profiles>) {
  const { layout, profiles } = section;
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <ul className={lists[layout]}>
        {profiles.map((person) => (
          <Profile
            key={person.id ?? person.title}
            person={person}
            level={itemLevel(section)}
            wide={layout === 'leadership'}
          />
        ))}
      </ul>
    </HeadedFrame>
  );
}

function Profile({ person, level, wide }: { person: Card; level: Level; wide: boolean }) {
  const { thumbnail, title, subHead, supportingText, description } = person;
  return (
    <li
      className={`grid content-start gap-4 ${wide && thumbnail ? 'sm:grid-cols-[10rem_1fr] sm:gap-6' : ''}`}
    >
      {thumbnail ? (
        <Picture
          room={wide ? 'small' : 'card'}
          image={thumbnail}
          className={`portrait ${wide ? 'w-40' : 'w-full'}`}
        />
      ) : null}
      <div className="grid min-w-0 content-start gap-1.5 justify-items-start">
        <Heading level={level} className={wide ? 'text-h3' : 'text-h4'}>
          <WholeNames text={title} />
        </Heading>
        {subHead ? <p className="text-small text-action">{subHead}</p> : null}
        {description ? (
          <p className={`text-ink-soft ${wide ? 'mt-2' : 'text-small'}`}>
            <Lines text={description} />
          </p>
        ) : null}
        {supportingText ? (
          <p className="text-small text-ink-soft">{readTime(supportingText)}</p>
        ) : null}
        <CardLink card={person} />
      </div>
    </li>
  );
}
