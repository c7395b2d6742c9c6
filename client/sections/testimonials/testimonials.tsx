/** Testimonials: a scroller that stops at each voice; three, two or one in view (spec §9). */
import { Island } from '../../islands/island.tsx';
import { bgClass, fgClass } from '../../ui/colour.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { SectionHead } from '../section-head.tsx';
import type { Surface } from '../surface.ts';
import type { Testimonials } from './testimonials.schema.ts';

type Voice = Testimonials['testimonials'][number];

export function TestimonialsView({ section, context }: SectionViewProps<Testimonials>) {
  const voices = section.testimonials;
  const id = `s${context.index}-voices`;
  return (
    <Frame section={section} context={context} plan="wide">
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <div className="grid gap-5">
            {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group (APG), not a fieldset */}
            <div
              id={id}
              role="group"
              aria-roledescription="carousel"
              aria-label={section.title ?? 'Testimonials'}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard (WCAG 2.1.1)
              tabIndex={0}
              className="scroller voices"
            >
              {voices.map((voice, index) => (
                <VoiceSlide
                  key={voice.person + voice.body}
                  voice={voice}
                  label={`${index + 1} of ${voices.length}`}
                  surface={surface}
                />
              ))}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-fine text-ink-soft">
                {section.illustrative
                  ? 'Illustrative: written for this site, not by customers.'
                  : null}
              </p>
              {voices.length > 1 ? (
                <Island
                  name="carousel"
                  on="interaction"
                  props={{ target: id, count: voices.length }}
                />
              ) : null}
            </div>
          </div>
        </>
      )}
    </Frame>
  );
}

function VoiceSlide({ voice, label, surface }: { voice: Voice; label: string; surface: Surface }) {
  const ground = voice.bgColor ?? surface.hex;
  const colours = [
    voice.bgColor ? bgClass(voice.bgColor) : '',
    voice.bgColor || voice.textColor ? fgClass(voice.textColor ?? '#000000', ground) : '',
  ].join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset (APG carousel)
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={`voice ${colours}`.trim()}
    >
      <blockquote className="text-lead">
        <p>{voice.body}</p>
      </blockquote>
      <div className="flex items-center gap-3">
        {voice.thumbnail ? (
          <Picture image={voice.thumbnail} className="h-11 w-11 rounded-full object-cover" />
        ) : null}
        <p className="text-small">
          <strong className="font-650">{voice.person}</strong>
          {voice.supportingText ? <span className="block">{voice.supportingText}</span> : null}
        </p>
      </div>
    </div>
  );
}
