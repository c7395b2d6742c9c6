/** The site's icons: Lucide, compiled to CSS masks, so that an icon costs only a class name. */
import type { IconName } from '../../domain/icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Size and colour, e.g. `text-h4 text-primary`; an icon is 1em square. */
  className?: string;
}

/** A decoration beside words, never instead of them: hidden from assistive technology. */
export function Icon({ name, className = '' }: IconProps) {
  return <span aria-hidden="true" className={`i-lucide-${name} ${className}`.trimEnd()} />;
}
