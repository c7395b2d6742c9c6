/** Steps: cards along a line, or rows with pictures on alternating sides. */

import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading, type Level } from '../../ui/text/heading.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { Steps } from './steps.schema.ts';

type Step = Steps['steps'][number];

const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

export function StepsView({ section, context }: SectionViewProps<Steps>) {
  const level = itemLevel(section);
  const cards = section.layout === 'cards';
  const { steps } = section;
  return (
    <HeadedFrame section={section} context={context} plan={cards ? 'stack' : 'wide'}>
      <ol className={cards ? `step-cards ${columns[steps.length] ?? 'md:grid-cols-3'}` : 'rows'}>
        {steps.map((step, index) =>
          cards ? (
            <Card key={step.title} step={step} index={index} level={level} />
          ) : (
            <Row key={step.title} step={step} index={index} level={level} />
          ),
        )}
      </ol>
    </HeadedFrame>
  );
}

interface StepProps {
  step: Step;
  index: number;
  level: Level;
}

/** The step's icon, or else its number; screen readers get the number from the list itself. */
function Mark({ step, index }: Omit<StepProps, 'level'>) {
  return (
    <span aria-hidden="true" className="step-number">
      {step.icon ? <Icon name={step.icon} /> : index + 1}
    </span>
  );
}

function Card({ step, index, level }: StepProps) {
  return (
    <li className="step-card">
      {step.image ? <Picture room="card" image={step.image} className="step-picture" /> : null}
      <div className="step-mark">
        <Mark step={step} index={index} />
      </div>
      <Words step={step} index={index} level={level} />
    </li>
  );
}

function Row({ step, index, level }: StepProps) {
  return (
    <li className="row">
      {step.image ? (
        <div className={`md:col-span-6 ${index % 2 === 1 ? 'md:order-last' : ''}`.trimEnd()}>
          <Picture room="half" image={step.image} className="row-picture" />
        </div>
      ) : null}
      <div
        className={`grid gap-3 justify-items-start ${step.image ? 'md:col-span-6' : 'md:col-span-9'}`}
      >
        <Mark step={step} index={index} />
        <Words step={step} index={index} level={level} lead />
      </div>
    </li>
  );
}

function Words({ step, index, level, lead = false }: StepProps & { lead?: boolean }) {
  const last = step.paragraphs.length - 1;
  return (
    <>
      <Heading level={level} className="text-h3">
        {step.title}
      </Heading>
      <div className={`prose measure text-ink-soft ${lead ? 'text-lead' : ''}`.trimEnd()}>
        {step.paragraphs.map((paragraph, place) => (
          <p key={paragraph}>
            {index === 0 && place === last ? (
              <LastWordLink text={paragraph} href="/contact" />
            ) : (
              paragraph
            )}
          </p>
        ))}
      </div>
    </>
  );
}

/** Links the last word of a paragraph (spec: sections), without the punctuation around it. */
export function LastWordLink({ text, href }: { text: string; href: string }) {
  const parts = text.split(/(\s+)/);
  const at = parts.findLastIndex((part) => /[\p{L}\p{N}]/u.test(part));
  const [, start, word, end] = /^(\p{P}*)(.*?)(\p{P}*)$/u.exec(parts[at] ?? '') ?? [];
  if (!word) return text;
  return (
    <>
      {parts.slice(0, at).join('') + start}
      <Link href={href}>{word}</Link>
      {end + parts.slice(at + 1).join('')}
    </>
  );
}
