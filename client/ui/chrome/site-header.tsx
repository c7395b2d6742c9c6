/** The header: logo, navigation, call to action; its menus work without script. */
import type { Site } from '../../../content/model/site.schema.ts';
import type { Brand } from '../../../domain/brand.ts';
import { ButtonLink } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { currentPage, isGroup, type NavigationGroup, navigationItems } from './navigation.ts';
import { SiteMenu } from './site-menu.tsx';

export interface SiteHeaderProps {
  readonly brand: Brand;
  readonly site: Site;
  /** Path of the page, for aria-current. */
  readonly path: string;
  /** Host of the request, without the port. */
  readonly host: string;
}

/** The bundle link shows only on the hosts that the brand keeps for it (spec: header). */
export function SiteHeader({ brand, site, path, host }: SiteHeaderProps) {
  const items = navigationItems(site.header.links);
  const bundle = brand.bundleLinkHosts.includes(host) ? site.header.bundleLink : undefined;
  const action = site.header.callToAction;
  return (
    <header className="site-header" data-surface="paper">
      <div className="site-bar">
        <Link href="/" className="shrink-0 rounded-field">
          <img
            src={brand.logo.src}
            alt={`${brand.name}, home`}
            width={brand.logo.width}
            height={brand.logo.height}
            decoding="async"
            className="h-8 w-auto lg:h-10"
          />
        </Link>
        <nav aria-label="Main" className="site-nav">
          <ul className="contents">
            {items.map((item) =>
              isGroup(item) ? (
                <Group key={item.label} group={item} path={path} />
              ) : (
                <li key={item.url + item.label}>
                  <Link href={item.url} className="nav-link" {...currentPage(item.url, path)}>
                    {item.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3">
          {bundle ? (
            <span className="hidden sm:block">
              <Link href={bundle.url} className="nav-link" {...currentPage(bundle.url, path)}>
                <Icon name="layers" className="text-action" />
                {bundle.label}
              </Link>
            </span>
          ) : null}
          {action ? (
            <span className="hidden md:block">
              <ButtonLink href={action.url} kind="secondary" {...currentPage(action.url, path)}>
                {action.label}
              </ButtonLink>
            </span>
          ) : null}
          <SiteMenu
            items={items}
            path={path}
            extra={[bundle, action].filter((link) => link !== undefined)}
          />
        </div>
      </div>
    </header>
  );
}

/** Only one is open at a time: the browser closes the others with the same name. */
function Group({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <li>
      <details name="site-nav" data-menu className="relative">
        <summary className="nav-link">
          {group.label}
          <Icon name="chevron-down" className="chevron text-fine" />
        </summary>
        <ul className="nav-panel" data-surface="card">
          {group.links.map((link) => (
            <li key={link.url + link.label}>
              <Link href={link.url} className="nav-link w-full" {...currentPage(link.url, path)}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** First in the tab order: past the header to `<main id="main">`. Visible only while it has focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute left-4 -top-24 z-50 rounded-b-field bg-ink text-paper px-5 py-3 font-650 no-underline focus:top-0"
    >
      Skip to content
    </a>
  );
}
