/** Single image: the picture at its own size, at most as wide as the column. */
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Captioned } from '../media-text.tsx';
import { HeadedFrame } from '../section-head.tsx';
import type { ImageSection } from './image.schema.ts';

export function ImageView({ section, context }: SectionViewProps<ImageSection>) {
  const picture = (
    <Picture priority={context.index === 0} image={section.image} className="w-full rounded-card" />
  );
  return (
    <HeadedFrame section={section} context={context}>
      <Captioned
        caption={section.caption}
        className={section.width === 'text' ? 'measure' : undefined}
      >
        {section.link ? (
          <Link href={section.link} className="block">
            {picture}
          </Link>
        ) : (
          picture
        )}
      </Captioned>
    </HeadedFrame>
  );
}
