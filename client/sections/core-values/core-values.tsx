/** Core values: statements under hairlines, not a wall of equal cards (spec: look). */

import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Lines } from '../../ui/text/lines.tsx';
import { CardLink, CardMeta } from '../card-group/cards.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { CoreValues } from './core-values.schema.ts';

type Value = CoreValues['values'][number];

export function CoreValuesView({ section, context }: SectionViewProps<CoreValues>) {
  return (
    <HeadedFrame section={section} context={context}>
      <ul className="entries grid gap-x-12 md:grid-cols-2 corporate:md:grid-cols-1">
        {section.values.map((value) => (
          <li key={value.id ?? value.title} className="entry entry-marked">
            <ValueMark value={value} />
            <div className="grid min-w-0 flex-1 gap-3 justify-items-start">
              <CardMeta card={value} />
              <Heading level={itemLevel(section)} className="text-title">
                {value.title}
              </Heading>
              {value.description ? (
                <p className="measure text-ink-soft">
                  <Lines text={value.description} />
                </p>
              ) : null}
              <CardLink card={value} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedFrame>
  );
}

/** A picture, or else an icon; with both, one value would have two marks. */
function ValueMark({ value: { icon, thumbnail } }: { value: Value }) {
  if (thumbnail)
    return <Picture room="small" image={thumbnail} className="w-20 shrink-0 rounded-card" />;
  return icon ? <Icon name={icon} className="mt-1 text-h3 text-action" /> : null;
}
