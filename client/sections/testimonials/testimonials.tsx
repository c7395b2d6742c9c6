/** Testimonials: three, two or one in view, without wrapping (spec: carousels). */
import { bgClass, fgClass } from '../../ui/colour.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { CarouselGroup } from '../carousel-group.tsx';
import type { SectionViewProps } from '../define-section.ts';
import type { Surface } from '../frame.tsx';
import { HeadedFrame } from '../section-head.tsx';
import type { Testimonials } from './testimonials.schema.ts';

type Voice = Testimonials['testimonials'][number];

/** Under invented customers (spec: look). */
export const illustrativeNote = 'Illustrative: written for this site, not by customers.';

export function TestimonialsView({ section, context }: SectionViewProps<Testimonials>) {
  return (
    <HeadedFrame section={section} context={context} plan="wide">
      {(surface) => (
        <CarouselGroup
          id={`s${context.index}-voices`}
          label={section.title ?? 'Testimonials'}
          slides={section.testimonials}
          slideKey={(voice) => voice.person + voice.body}
          row="row-voices"
          autoplay={section.autoplay}
          note={section.illustrative ? illustrativeNote : null}
        >
          {(voice) => <VoiceCard voice={voice} surface={surface} />}
        </CarouselGroup>
      )}
    </HeadedFrame>
  );
}

function VoiceCard({ voice, surface }: { voice: Voice; surface: Surface }) {
  const ground = voice.bgColor ?? surface.hex;
  const colours = [
    voice.bgColor ? bgClass(voice.bgColor) : '',
    voice.bgColor || voice.textColor ? fgClass(voice.textColor ?? '#000000', ground) : '',
  ].join(' ');
  return (
    <figure className={`voice ${colours}`.trim()}>
      <blockquote className="text-lead">
        <p>{voice.body}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {voice.thumbnail ? (
          <Picture
            room="small"
            image={voice.thumbnail}
            className="h-11 w-11 rounded-full object-cover"
          />
        ) : null}
        <p className="text-small">
          <strong className="font-650">{voice.person}</strong>
          {voice.supportingText ? <span className="block">{voice.supportingText}</span> : null}
        </p>
      </figcaption>
    </figure>
  );
}
