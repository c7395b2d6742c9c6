/** The heading of a section: title and description, in the CMS's colours and sizes. */
import { fgClass } from '../ui/colour.ts';
import { Copy } from '../ui/text/copy.tsx';
import type { Level } from '../ui/text/heading.tsx';
import { WholeNames } from '../ui/text/whole-names.tsx';
import type { SectionContext } from './define-section.ts';
import type { Copy as CopyValue, TextSize } from './fields.schema.ts';
import { Frame, type FrameProps, type Surface, titleId } from './frame.tsx';
export interface HeadFields {
  readonly title?: string | undefined;
  readonly titleColor?: string | undefined;
  readonly titleSize: TextSize;
  readonly description?: CopyValue | undefined;
  readonly descriptionColor?: string | undefined;
  readonly descriptionSize: TextSize;
}

const titleSizes = { small: 'text-h3', normal: 'text-h2', large: 'text-h1' } as const;
const descriptionSizes = { small: 'text-base', normal: 'text-lead', large: 'text-h3' } as const;

interface HeadedFrameProps extends FrameProps {
  section: FrameProps['section'] & HeadFields;
}

/** A frame that opens with the section's heading. */
export function HeadedFrame({ children, ...frame }: HeadedFrameProps) {
  return (
    <Frame {...frame}>
      {(surface) => (
        <>
          <SectionHead section={frame.section} context={frame.context} surface={surface} />
          {typeof children === 'function' ? children(surface) : children}
        </>
      )}
    </Frame>
  );
}

/** Renders nothing without a title or description. */
export function SectionHead({
  section,
  context,
  surface,
}: {
  section: HeadFields;
  context: SectionContext;
  surface: Surface;
}) {
  if (section.title === undefined && section.description === undefined) return null;
  return (
    <header className="head">
      {section.title ? (
        <h2 id={titleId(context)} className={titleClass(section, surface)}>
          <WholeNames text={section.title} />
        </h2>
      ) : null}
      {section.description ? (
        <div className={`prose measure ${descriptionClass(section, surface)}`}>
          <Copy value={section.description} base={itemLevel(section)} />
        </div>
      ) : null}
    </header>
  );
}

/** Size and corrected colour of a title. */
export function titleClass(
  section: Pick<HeadFields, 'titleSize' | 'titleColor'>,
  surface: Surface,
  sizes: Readonly<Record<TextSize, string>> = titleSizes,
): string {
  const colour = section.titleColor ? fgClass(section.titleColor, surface.hex) : '';
  return `${sizes[section.titleSize]} ${colour}`.trimEnd();
}

/** Size and corrected colour of a description. */
export function descriptionClass(
  section: Pick<HeadFields, 'descriptionSize' | 'descriptionColor'>,
  surface: Surface,
  sizes: Readonly<Record<TextSize, string>> = descriptionSizes,
): string {
  const colour = section.descriptionColor
    ? fgClass(section.descriptionColor, surface.hex)
    : 'text-ink-soft';
  return `${sizes[section.descriptionSize]} ${colour}`;
}

/** Rank of the headings inside a section: below its title, or at its rank if it has none. */
export function itemLevel(section: Pick<HeadFields, 'title'>): Level {
  return section.title === undefined ? 2 : 3;
}
