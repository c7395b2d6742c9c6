/** Single image: the picture at its own size, at most as wide as the column. */
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { SectionHead } from '../section-head.tsx';
import type { ImageSection } from './image.schema.ts';

export function ImageView({ section, context }: SectionViewProps<ImageSection>) {
  const picture = <Picture image={section.image} className="w-full rounded-card" />;
  return (
    <Frame section={section} context={context} plan={section.title ? 'stack' : 'wide'}>
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <figure className={section.width === 'text' ? 'measure' : undefined}>
            {section.link ? (
              <Link href={section.link} className="block">
                {picture}
              </Link>
            ) : (
              picture
            )}
            {section.caption ? (
              <figcaption className="mt-3 text-small text-ink-soft measure">
                {section.caption}
              </figcaption>
            ) : null}
          </figure>
        </>
      )}
    </Frame>
  );
}
