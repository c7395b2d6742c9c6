/** Text box: a short passage set apart from the sections around it; a note without its box where that would dim the text. */
import { Copy } from '../../ui/text/copy.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Frame, titleId } from '../frame.tsx';
import { descriptionClass, itemLevel, titleClass } from '../section-head.tsx';
import { noteSurface } from './note-surface.ts';
import type { TextBox } from './text-box.schema.ts';

/** One size below a section's titles, so that the box does not compete with them. */
const titleSizes = { small: 'text-h4', normal: 'text-title', large: 'text-h2' } as const;
/** Sizes of a legal line. */
const fineSizes = { small: 'text-fine', normal: 'text-small', large: 'text-base' } as const;
const looks = { note: 'text-box-note', plain: 'text-box-plain', fine: 'text-box-fine' } as const;

export function TextBoxView({ section, context }: SectionViewProps<TextBox>) {
  return (
    <Frame section={section} context={context} plan="wide">
      {(around) => {
        const inside = section.look === 'note' ? noteSurface(context.brand, around) : around;
        const look = inside ? section.look : 'plain';
        const surface = inside ?? around;
        return (
          <div
            className={`${looks[look]} ${section.align === 'center' ? 'text-center mx-auto' : ''}`.trimEnd()}
          >
            {section.title ? (
              <h2 id={titleId(context)} className={titleClass(section, surface, titleSizes)}>
                {section.title}
              </h2>
            ) : null}
            <div
              className={`prose ${descriptionClass(section, surface, look === 'fine' ? fineSizes : undefined)}`}
            >
              <Copy value={section.description} base={itemLevel(section)} />
            </div>
          </div>
        );
      }}
    </Frame>
  );
}
