/** HTML block: cleaned HTML in the readable column of rich text. */
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import { decorateHtml } from './decorate-html.ts';
import type { HtmlBlock } from './html-block.schema.ts';

export function HtmlBlockView({ section, context }: SectionViewProps<HtmlBlock>) {
  const html = decorateHtml(section.html, itemLevel(section));
  return (
    <Frame section={section} context={context} plan={section.title ? 'stack' : 'wide'}>
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          {/* Cleaned by the schema; a section that was not parsed never reaches a view. */}
          <div className="prose measure html-block" dangerouslySetInnerHTML={{ __html: html }} />
        </>
      )}
    </Frame>
  );
}
