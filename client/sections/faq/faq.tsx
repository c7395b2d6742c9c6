/** FAQ: `<details name>`, so one is open at a time without a script, and find-in-page opens them. */
import { Copy } from '../../ui/copy.tsx';
import { below, Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import type { Faq } from './faq.schema.ts';

export function FaqView({ section, context }: SectionViewProps<Faq>) {
  const level = itemLevel(section);
  const group = `s${context.index}-faq`;
  return (
    <Frame
      section={{ ...section, background: faqBackground(section, context) }}
      context={context}
      anchor="faqs"
      plan="aside"
    >
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <div className="accordion">
            {section.topics.map((topic, index) => (
              <details key={topic.title} name={group}>
                <summary>
                  <Heading level={level} className="text-h4">
                    {topic.title}
                  </Heading>
                  <Icon name="plus" className="accordion-sign" />
                </summary>
                <div
                  id={topic.id ?? `${group}-${index + 1}`}
                  className="prose measure accordion-text"
                >
                  {topic.content.map(({ paragraph }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
                    <Copy key={place} value={paragraph} base={below(level)} />
                  ))}
                </div>
              </details>
            ))}
          </div>
        </>
      )}
    </Frame>
  );
}

/** On the solar page every section of even order stands on the grey ground (spec §2, §6). */
function faqBackground(section: Faq, context: SectionContext): Faq['background'] {
  const solar = context.path === '/solar' || context.path.startsWith('/solar/');
  const order = section.sectionOrder ?? context.index;
  return solar && order % 2 === 0 ? 'tint' : section.background;
}
