/** The frame of every section: anchor, ground, spacing, container and column plan. */
import type { ReactNode } from 'react';
import type { SectionContext } from './define-section.ts';
import { type Background, type Surface, surfaceOf } from './surface.ts';

interface FrameFields {
  readonly type: string;
  readonly anchor?: string | undefined;
  readonly background?: Background | undefined;
  readonly bgColor?: string | undefined;
  readonly spacing: 'none' | 'small' | 'normal';
  readonly title?: string | undefined;
}

export interface FrameProps {
  section: FrameFields;
  context: SectionContext;
  /** The anchor and ground of this type when the editor chose none. */
  anchor?: string;
  background?: Background | undefined;
  /** `aside`: the heading beside its content on a wide screen. `bare`: the section lays itself out. */
  plan?: 'stack' | 'aside' | 'wide' | 'bare';
  children: ReactNode | ((surface: Surface) => ReactNode);
}

const spacings = { none: '', small: 'py-8 md:py-12', normal: 'py-section' } as const;
const plans = {
  stack: 'plan plan-stack',
  aside: 'plan plan-aside',
  wide: 'plan',
  bare: '',
} as const;

/** `<section>` with the id, the background and the spacing; named by its heading when it has one. */
export function Frame({
  section,
  context,
  anchor,
  background,
  plan = 'stack',
  children,
}: FrameProps) {
  const surface = surfaceFor(section, context, background);
  const id = section.anchor ?? anchor;
  const classes = `${surface.className} ${spacings[section.spacing]}`.trim();
  return (
    <section
      {...(id ? { id } : {})}
      {...(classes ? { className: classes } : {})}
      {...(section.title ? { 'aria-labelledby': titleId(context) } : {})}
      data-section={section.type}
      data-surface={surface.name}
    >
      <div className={plans[plan]}>
        {typeof children === 'function' ? children(surface) : children}
      </div>
    </section>
  );
}

/** The ground of a section: CMS colour, else the editor's token, else the type's own, else paper. */
function surfaceFor(
  section: Pick<FrameFields, 'background' | 'bgColor'>,
  context: SectionContext,
  own: Background = 'paper',
): Surface {
  return surfaceOf(context.brand, section.background ?? own, section.bgColor);
}

/** Id of a section's heading: unique on the page, because the place on the page is. */
export function titleId(context: SectionContext): string {
  return `s${context.index}-title`;
}
