/** The types of content pages, recognised by path; Lighthouse and the visual tests check one of each. */
import { verticals } from '../../domain/vertical.ts';

const productPaths = new Set(Object.values(verticals).map(({ productPath }) => productPath));

export const pageTypes: Readonly<Record<string, (path: string) => boolean>> = {
  home: (path) => path === '/',
  product: (path) => productPaths.has(path),
  steps: (path) => path === '/steps-to-switch',
  blogs: (path) => path === '/blogs',
  post: (path) => path.startsWith('/blogs/'),
  about: (path) => path === '/about',
  careers: (path) => path === '/careers',
  board: (path) => path === '/board-members',
  stories: (path) => path === '/success-stories',
  news: (path) => path === '/news',
  contact: (path) => path === '/contact',
  legal: (path) => path === '/terms-and-conditions',
};
