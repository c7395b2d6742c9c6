/** The navigation on a small screen: everything in one `<details>`. */
import type { Link as LinkData } from '../../../content/model/primitives.schema.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { currentPage, isGroup, type NavigationItem } from './navigation.ts';

export interface SiteMenuProps {
  items: readonly NavigationItem[];
  /** The bundle link and the call to action, which do not fit in the bar. */
  extra: readonly LinkData[];
  path: string;
}

/** Groups are listed in full: a menu within a menu is hard to get out of by thumb. */
export function SiteMenu({ items, extra, path }: SiteMenuProps) {
  return (
    <details data-menu className="lg:hidden">
      <summary className="menu-button">
        <Icon name="menu" className="when-closed text-h4" />
        <Icon name="x" className="when-open text-h4" />
        Menu
      </summary>
      <nav aria-label="Menu" className="menu-panel" data-surface="card">
        <ul>
          {items.map((item) =>
            isGroup(item) ? (
              <li key={item.label} className="border-b border-hair py-2">
                <p className="pt-2 text-fine text-ink-soft">{item.label}</p>
                <ul>
                  {item.links.map((link) => (
                    <Entry key={link.url + link.label} link={link} path={path} />
                  ))}
                </ul>
              </li>
            ) : (
              <Entry key={item.url + item.label} link={item} path={path} lined />
            ),
          )}
          {extra.map((link) => (
            <Entry key={link.url + link.label} link={link} path={path} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Entry({ link, path, lined = false }: { link: LinkData; path: string; lined?: boolean }) {
  return (
    <li className={lined ? 'border-b border-hair' : undefined}>
      <Link href={link.url} className="menu-link" {...currentPage(link.url, path)}>
        {link.label}
        <Icon name="chevron-right" className="text-action" />
      </Link>
    </li>
  );
}
