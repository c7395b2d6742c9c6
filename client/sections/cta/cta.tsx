/** Call to action: one sentence, one link, perhaps the numbers that back it and a picture. */
import { mediaKind } from '../../../content/model/media.schema.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Link, MoreLink } from '../../ui/link.tsx';
import { MediaView } from '../../ui/media/media.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { SectionHead } from '../section-head.tsx';
import { type Cta, ctaAnchor } from './cta.schema.ts';

export function CtaView({ section, context }: SectionViewProps<Cta>) {
  const last = context.index === context.count - 1;
  return (
    <Frame
      section={section}
      context={context}
      anchor={ctaAnchor}
      background={last ? 'accentTint' : 'primary'}
      plan="bare"
    >
      {(surface) => (
        <div className={`wrap cta ${section.media ? 'cta-with-media' : ''}`.trimEnd()}>
          <SectionHead section={section} context={context} surface={surface} />
          <div className="cta-link">
            <ButtonLink href={section.ctaLink} size="large">
              {section.ctaLabel}
            </ButtonLink>
          </div>
          {section.media ? <CtaMedia section={section} /> : null}
          {section.ctaNumbers.length > 0 ? <Numbers numbers={section.ctaNumbers} /> : null}
        </div>
      )}
    </Frame>
  );
}

/**
 * A picture with a redirect is a link, so it needs a label: its alt text, or the button's words. A clip or
 * film has controls, which HTML does not allow inside a link, so its link is below.
 */
function CtaMedia({ section }: { section: Cta }) {
  const { media, mediaRedirectLink: to } = section;
  if (media === undefined) return null;
  const view = <MediaView media={media} className="w-full" />;
  if (to === undefined) return <div className="cta-media">{view}</div>;
  return (
    <div className="cta-media">
      {mediaKind(media.url) === 'image' ? (
        <Link href={to} aria-label={media.altText || section.ctaLabel} className="block">
          {view}
        </Link>
      ) : (
        <>
          {view}
          <p className="mt-4">
            <MoreLink href={to}>{media.altText || 'Read More'}</MoreLink>
          </p>
        </>
      )}
    </div>
  );
}

function Numbers({ numbers }: { numbers: Cta['ctaNumbers'] }) {
  return (
    <dl className="cta-numbers">
      {numbers.map(({ id, title, description }) => (
        <div
          key={id ?? title}
          className="flex flex-col-reverse justify-end gap-1 border-t border-hair pt-4"
        >
          <dt className="text-small text-ink-soft">{description}</dt>
          <dd className="font-heading text-h2 font-700 corporate:font-500">{title}</dd>
        </div>
      ))}
    </dl>
  );
}
