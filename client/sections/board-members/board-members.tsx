/** Board members: one row each, with room for a biography and the name as its anchor (spec: routes). */

import { Picture } from '../../ui/media/picture.tsx';
import { Copy } from '../../ui/text/copy.tsx';
import { below, Heading, type Level } from '../../ui/text/heading.tsx';
import { WholeNames } from '../../ui/text/whole-names.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { anchorPrefix, slugs } from '../slug.ts';
import type { BoardMember, BoardMembers } from './board-members.schema.ts';

export function BoardMembersView({ section, context }: SectionViewProps<BoardMembers>) {
  const { members } = section;
  const anchors = slugs(
    members.map(({ header }) => header),
    'member',
    [],
    context.taken,
  ).map((anchor) => anchorPrefix(context) + anchor);
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      <ul>
        {members.map((member, index) => (
          <Member
            key={anchors[index]}
            member={member}
            anchor={anchors[index] ?? ''}
            level={itemLevel(section)}
          />
        ))}
      </ul>
    </HeadedFrame>
  );
}

function Member({ member, anchor, level }: { member: BoardMember; anchor: string; level: Level }) {
  const { header, subHead, thumbnail, content } = member;
  return (
    <li id={anchor} className="entry md:grid-cols-12">
      <div className="entry-who md:col-span-5">
        {thumbnail ? (
          <Picture room="small" image={thumbnail} className="portrait w-24 md:w-32" />
        ) : null}
        <div className="grid gap-1">
          <Heading level={level} className="entry-name text-h3">
            <WholeNames text={header} />
          </Heading>
          {subHead ? <p className="text-small text-ink-soft">{subHead}</p> : null}
        </div>
      </div>
      {content ? (
        <div className="prose measure text-ink-soft md:col-span-7">
          <Copy value={content} base={below(level)} />
        </div>
      ) : null}
    </li>
  );
}
