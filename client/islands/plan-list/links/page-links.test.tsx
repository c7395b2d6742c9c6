/** Links to a list's pages: each page once, the one that is shown, and the ways to the next and the last one. */
import { expect, it } from 'vitest';
import { renderHtml } from '../../../ui/render-html.ts';
import { PageLinks } from './page-links.tsx';

const linksOf = (page: number, pages: number) => {
  const html = renderHtml(<PageLinks {...{ page, pages }} hrefOf={(to) => `/plans?page=${to}`} />);
  const links = [...html.matchAll(/<a href="\/plans\?page=(\d+)"([^>]*)>/g)];
  return links.map(([, to, rest = '']) => [
    /aria-label="([^"]*)"/.exec(rest)?.[1],
    Number(to),
    rest.includes('aria-current="page"'),
  ]);
};

it('one page needs none', () => {
  expect(linksOf(1, 1)).toEqual([]);
});

it('two pages have each other', () => {
  expect(linksOf(1, 2)).toEqual([
    ['Page 1', 1, true],
    ['Page 2', 2, false],
    ['Next page', 2, false],
  ]);
  expect(linksOf(2, 2)).toEqual([
    ['Previous page', 1, false],
    ['Page 1', 1, false],
    ['Page 2', 2, true],
  ]);
});
