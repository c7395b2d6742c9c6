/** The frame of every section: anchor, background, spacing, container and column plan. */
import type { ReactNode } from 'react';
import type { Brand } from '../../domain/brand.ts';
import { bgClass, isLight } from '../ui/colour.ts';
import type { SectionContext } from './define-section.ts';
import type { Background } from './fields.schema.ts';

/** A section's background: a token of the brand, or a colour from the CMS. */
export interface Surface {
  /** Value of `data-surface` in surfaces.css, which sets text, lines and buttons to match. */
  readonly name: Background | 'light' | 'dark';
  /** The background, for correcting a text colour against it. */
  readonly hex: string;
  /** The class of a CMS colour; empty for a token. */
  readonly className: string;
}

/** A CMS colour overrides the token; text on it is black or white, whichever is clearer. */
export function surfaceOf(brand: Brand, background: Background, bgColor?: string): Surface {
  if (bgColor === undefined) {
    return { name: background, hex: brand.theme[background], className: '' };
  }
  return { name: isLight(bgColor) ? 'light' : 'dark', hex: bgColor, className: bgClass(bgColor) };
}

interface FrameFields {
  readonly type: string;
  readonly anchor?: string | undefined;
  readonly background?: Background | undefined;
  readonly bgColor?: string | undefined;
  /** `own`: the section's layout sets it. */
  readonly spacing: 'none' | 'small' | 'normal' | 'own';
  readonly title?: string | undefined;
}

export interface FrameProps {
  section: FrameFields;
  context: SectionContext;
  /** The type's own anchor and background, for when the editor chose none; one section per page gets the anchor. */
  anchor?: string;
  background?: Background | undefined;
  /** `aside`: the heading beside its content on a wide screen. `bare`: the section lays itself out. */
  plan?: 'stack' | 'aside' | 'wide' | 'bare';
  children: ReactNode | ((surface: Surface) => ReactNode);
}

const spacings = {
  none: 'unspaced',
  small: 'py-8 md:py-12',
  normal: 'py-section',
  own: '',
} as const;
const plans = {
  stack: 'plan plan-stack',
  aside: 'plan plan-aside',
  wide: 'plan',
  bare: '',
} as const;

/** `<section>`, named by its heading when it has one. */
export function Frame({
  section,
  context,
  anchor,
  background = 'paper',
  plan = 'stack',
  children,
}: FrameProps) {
  const ground = section.background ?? background;
  const surface = surfaceOf(context.brand, ground, section.bgColor);
  const id = section.anchor ?? (anchor && !context.repeats ? anchor : undefined);
  const classes = `${surface.className} ${spacings[section.spacing]}`.trim();
  return (
    <section
      id={id || undefined}
      className={classes || undefined}
      aria-labelledby={section.title ? titleId(context) : undefined}
      data-section={section.type}
      data-surface={surface.name}
    >
      <div className={plans[plan]}>
        {typeof children === 'function' ? children(surface) : children}
      </div>
    </section>
  );
}

/** Id of a section's heading: made from its position on the page, so it is unique there. */
export function titleId(context: SectionContext): string {
  return `s${context.index}-title`;
}
