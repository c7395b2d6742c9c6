/** The header's flat list of links, grouped as a visitor sees it. */
import type { NavigationLink } from '../../../content/model/site.schema.ts';

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}
export type NavigationItem = NavigationLink | NavigationGroup;

export function isGroup(item: NavigationItem): item is NavigationGroup {
  return 'links' in item;
}

/**
 * Links in order. Links that share a `parentHeader` form a group at the position of the first of them;
 * a link labelled with the group's name heads the group.
 */
export function navigationItems(links: readonly NavigationLink[]): NavigationItem[] {
  const sorted = [...links].sort((a, b) => a.order - b.order);
  const parents = new Set(sorted.map((link) => link.parentHeader));
  const groups = new Map<string, NavigationLink[]>();
  const items: NavigationItem[] = [];
  for (const link of sorted) {
    const header = link.parentHeader ?? (parents.has(link.label) ? link.label : undefined);
    if (header === undefined) {
      items.push(link);
      continue;
    }
    const group = groups.get(header);
    if (group) {
      group.push(link);
    } else {
      const started = [link];
      groups.set(header, started);
      items.push({ label: header, links: started });
    }
  }
  return items;
}

/** `aria-current` for a link to its own page. */
export function currentPage(url: string, path: string): { 'aria-current'?: 'page' } {
  return url === path ? { 'aria-current': 'page' } : {};
}
