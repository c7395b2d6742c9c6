/** The header: logo, navigation, call to action; its menus open and close without a script. */
import { ButtonLink } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { isGroup, type NavigationGroup, navigationItems } from './navigation.ts';
import type { SiteChromeProps } from './site-chrome.ts';
import { SiteMenu } from './site-menu.tsx';

/** The bundle link shows only on the brand's hosts for it (spec: header). */
export function SiteHeader({ brand, site, path, host }: SiteChromeProps) {
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
                  <Link href={item.url} className="nav-link" {...current(item.url, path)}>
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
              <Link href={bundle.url} className="nav-link">
                <Icon name="layers" className="text-action" />
                {bundle.label}
              </Link>
            </span>
          ) : null}
          {action ? (
            <span className="hidden md:block">
              <ButtonLink href={action.url} kind="secondary">
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

/** One open at a time: the browser closes the others of the same name. */
function Group({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <li>
      <details name="site-nav" className="relative">
        <summary className="nav-link">
          {group.label}
          <Icon name="chevron-down" className="chevron text-fine" />
        </summary>
        <ul className="nav-panel" data-surface="card">
          {group.links.map((link) => (
            <li key={link.url + link.label}>
              <Link href={link.url} className="nav-link w-full" {...current(link.url, path)}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** `aria-current` for a link to the page it stands on. */
function current(url: string, path: string): { 'aria-current'?: 'page' } {
  return url === path ? { 'aria-current': 'page' } : {};
}
