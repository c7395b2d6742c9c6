/** Rich-text section: the editor's document in a readable column. */
import { RichText } from '../../ui/text/rich-text-view.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame, titleId } from '../frame.tsx';
import { itemLevel } from '../section-head.tsx';
import type { RichTextSection } from './rich-text.schema.ts';

export function RichTextView({ section, context }: SectionViewProps<RichTextSection>) {
  return (
    <Frame section={section} context={context}>
      {section.title ? (
        <header className="head">
          <h2 id={titleId(context)} className="text-h2">
            {section.title}
          </h2>
        </header>
      ) : null}
      <div className="prose text-[1.0625rem] *:measure">
        <RichText nodes={section.content} base={itemLevel(section)} />
      </div>
    </Frame>
  );
}
