/** Breadcrumbs: Home, then one crumb for each segment of the path (spec: breadcrumbs). */
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

export interface BreadcrumbsProps {
  path: string;
  /** Label of the last crumb, where the path's own words would read badly. */
  crumb?: string | undefined;
  /** URL of the page itself, where its path alone would open a different page. */
  href?: string | undefined;
  /** Paths of crumbs that have no page to link to. */
  pageless?: readonly string[] | undefined;
}

export function Breadcrumbs({ path, crumb, href, pageless }: BreadcrumbsProps) {
  return <CrumbTrail trail={leadingHere(crumbs(path, crumb), href)} pageless={pageless} />;
}

interface CrumbTrailProps {
  trail: readonly Crumb[];
  /** Paths that have no page. */
  pageless?: readonly string[] | undefined;
}

/** The last crumb is highlighted and marked as the current page. */
export function CrumbTrail({ trail, pageless = [] }: CrumbTrailProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        {trail.map(({ label, href }, index) => {
          const current = index === trail.length - 1;
          return (
            <li key={href} className="flex items-center gap-x-2">
              {index > 0 ? <Icon name="chevron-right" className="text-fine opacity-60" /> : null}
              {pageless.includes(href) && !current ? (
                <span className="py-1">{label}</span>
              ) : (
                <Link
                  href={href}
                  className={`py-1 ${current ? 'font-650 text-ink no-underline' : 'no-underline hover:underline'}`}
                  {...(current ? { 'aria-current': 'page' as const } : {})}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Points the last crumb at `href`, if it is given. */
export function leadingHere(trail: readonly Crumb[], href: string | undefined): readonly Crumb[] {
  const last = trail.at(-1);
  return last && href !== undefined ? [...trail.slice(0, -1), { ...last, href }] : trail;
}

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** `/privacy-policy/open-energy` → Home, Privacy Policy, Open Energy. `lastLabel` renames the last one. */
export function crumbs(path: string, lastLabel?: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const trail = segments.map((segment, index) => ({
    label:
      index === segments.length - 1 && lastLabel !== undefined ? lastLabel : capitalised(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ label: 'Home', href: '/' }, ...trail];
}

function capitalised(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
