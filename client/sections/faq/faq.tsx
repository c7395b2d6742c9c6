/** FAQ: an accordion, with the list of its topics beside it on a wide screen (spec: faq). */
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import { type Faq, faqAnchor } from './faq.schema.ts';
import { Accordion, TopicList, topicAnchors } from './topics.tsx';

/** Up to three topics can be seen at a glance; a list would only repeat them. */
const sidebarFrom = 4;

export function FaqView({ section, context }: SectionViewProps<Faq>) {
  const { topics, sidebar = topics.length >= sidebarFrom } = section;
  const group = `s${context.index}-faq`;
  const anchors = topicAnchors(topics, group);
  return (
    <Frame
      section={{ ...section, background: faqBackground(section, context) }}
      context={context}
      anchor={faqAnchor}
      plan="aside"
    >
      {(surface) => {
        const head = <SectionHead section={section} context={context} surface={surface} />;
        return (
          <>
            {sidebar ? (
              <div className="head topic-side">
                {head}
                <TopicList
                  label={`Topics: ${section.title ?? 'questions'}`}
                  topics={topics}
                  anchors={anchors}
                  className="hidden lg:block"
                />
              </div>
            ) : (
              head
            )}
            <Accordion topics={topics} anchors={anchors} group={group} level={itemLevel(section)} />
          </>
        );
      }}
    </Frame>
  );
}

/** On the solar page every section of even order is grey, in the brand's tint (spec: faq). */
function faqBackground(section: Faq, { path }: SectionContext): Faq['background'] {
  const { sectionOrder, background } = section;
  const isEven = sectionOrder !== undefined && sectionOrder % 2 === 0;
  return isEven && path === '/solar' ? 'tint' : background;
}
