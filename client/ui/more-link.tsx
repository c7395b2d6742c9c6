/** A link on its own line that leads on, with an arrow. */
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

/** Quieter than a button: it goes deeper, it is not the page's action. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className="more-link">
      <span>{children}</span>
      <Icon name="arrow-right" className="arrow" />
    </Link>
  );
}
