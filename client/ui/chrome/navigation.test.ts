/** The header's links: order, groups, and a parent that is itself a link. */
import { describe, expect, it } from 'vitest';
import type { NavigationLink } from '../../../content/model/site.schema.ts';
import { currentPage, navigationItems } from './navigation.ts';

function link(label: string, order: number, parentHeader?: string): NavigationLink {
  return { label, url: `/${label.toLowerCase()}`, type: 'internalLink', order, parentHeader };
}

describe('navigationItems', () => {
  it('sorts by order and gathers a group at the place of its first link', () => {
    const items = navigationItems([
      link('Solar', 4, 'Home'),
      link('Contact', 3),
      link('Energy', 1, 'Home'),
      link('Mobile', 2),
    ]);
    expect(items.map(({ label }) => label)).toEqual(['Home', 'Mobile', 'Contact']);
    expect(items[0]).toMatchObject({ links: [{ label: 'Energy' }, { label: 'Solar' }] });
  });

  it('puts a link that is named like a group at the head of it', () => {
    const items = navigationItems([link('About', 1), link('Careers', 2, 'About')]);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ links: [{ label: 'About' }, { label: 'Careers' }] });
  });
});

it('only a link to the page itself is marked as the current page', () => {
  expect(currentPage('/energy', '/energy')).toEqual({ 'aria-current': 'page' });
  expect(currentPage('/energy', '/energy/plans')).toEqual({});
  expect(currentPage('/', '/energy')).toEqual({});
});
