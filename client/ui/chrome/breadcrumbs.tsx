/** Breadcrumbs: Home, then one crumb for each segment of the path (spec: breadcrumbs). */

import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { crumbs } from './crumbs.ts';

export interface BreadcrumbsProps {
  path: string;
  /** Name of the last crumb when the path's words would read wrong. */
  crumb?: string | undefined;
}

/** The last crumb is highlighted and says that it is the current page. */
export function Breadcrumbs({ path, crumb }: BreadcrumbsProps) {
  const trail = crumbs(path, crumb);
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        {trail.map(({ label, href }, index) => {
          const current = index === trail.length - 1;
          return (
            <li key={href} className="flex items-center gap-x-2">
              {index > 0 ? <Icon name="chevron-right" className="text-fine opacity-60" /> : null}
              <Link
                href={href}
                className={`py-1 ${current ? 'font-650 text-ink no-underline' : 'no-underline hover:underline'}`}
                {...(current ? { 'aria-current': 'page' as const } : {})}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
