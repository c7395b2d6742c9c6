/** A link on its own line that leads on, with an arrow. */
import { Icon } from '../icon.tsx';
import { Link, type LinkProps } from '../link.tsx';

export interface MoreLinkProps extends LinkProps {
  /** What it is more of, to those who go from link to link, where the words repeat (WCAG 2.4.9). */
  readonly of?: string | undefined;
}

/** Quieter than a button: it goes deeper, it is not the page's action. */
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
