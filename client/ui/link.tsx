/** Links: internal targets carry the visitor's campaign parameters (spec: link-decoration). */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { slotted } from './visitor-slots.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children: ReactNode;
}

/**
 * The link for all views. A raw `<a>` is right only where the URL already has the visitor's campaign
 * (the states of a list, a plan, a sign-up). A hydrating island keeps the URL that the server decorated
 * (React leaves a differing attribute alone), hence the suppressed warning.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={slotted(href)}
      rel={external.test(href) ? 'noopener' : rest.rel}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}

const external = /^https?:/;

export interface MoreLinkProps extends LinkProps {
  /** The link's subject, for people who move from link to link, where labels repeat (WCAG 2.4.9). */
  readonly of?: string | undefined;
}

/** A link on a line of its own, with an arrow; quieter than a button. */
export function MoreLink({ children, of, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className="more-link">
      <span>
        {children}
        {of ? <span className="sr-only">: {of}</span> : null}
      </span>
      <Icon name="arrow-right" className="arrow" />
    </Link>
  );
}
