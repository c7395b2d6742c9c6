/** A link of the site: internal targets carry the visitor's campaign parameters (spec: link-decoration). */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { slotted } from './visitor-slots.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children: ReactNode;
}

/**
 * The only way to write a link in a view. In an island the server's decorated URL is kept
 * on hydration (React leaves a differing attribute alone), hence the suppressed warning.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const external = /^https?:/.test(href);
  return (
    <a
      {...rest}
      href={slotted(href)}
      {...(external ? { rel: 'noopener' } : {})}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
