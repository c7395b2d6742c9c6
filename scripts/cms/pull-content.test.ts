/** Pulling: live content is written unchanged, and a page that cannot be written is named. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pullContent } from './pull-content.ts';

const words = { type: 'paragraph', children: [{ text: 'Words' }] };
const button = {
  type: 'component-block',
  component: 'call-to-action',
  props: { label: '', url: '/energy' },
  children: [{ type: 'component-inline-prop', children: [{ text: '' }] }],
};
const livePage = (path: string, document: readonly unknown[], published = '2026-11-22') => ({
  path,
  title: 'A page',
  description: 'About it.',
  published,
  noindex: false,
  crumb: null,
  image: null,
  document,
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pull-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** A CMS with these pages live. */
function pull(pages: readonly { readonly path: string }[]): Promise<string[]> {
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { query, variables } = JSON.parse(body);
    const paths = variables.after === null ? pages.map(({ path }) => path) : [];
    const data = query.includes('siteFrame')
      ? { siteFrame: null }
      : query.includes('sitePaths')
        ? { sitePaths: paths }
        : { sitePages: pages };
    return Response.json({ data });
  });
  return pullContent({ api: 'https://cms.localhost/api/graphql', token: 'x' }, 'acacia', folder);
}

it('accepts live pages that today’s publishing rules would refuse', async () => {
  const files = await pull([livePage('/compare', [words, button], '2026-02-31')]);
  expect(files).toEqual(['pages/compare.json']);
  const written = JSON.parse(await readFile(join(folder, 'pages/compare.json'), 'utf8'));
  expect(written).toMatchObject({ path: '/compare', published: '2026-02-31' });
});

it('writes the home page and a page at /home to separate files', async () => {
  const files = await pull(['/', '/home'].map((path) => livePage(path, [words])));
  const written = files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')));
  expect(await Promise.all(written)).toMatchObject([{ path: '/' }, { path: '/home' }]);
  expect(files[0]).toBe('pages/home.json');
});

it('refuses to write one page over another', async () => {
  const twice = [livePage('/about', [words]), livePage('/about', [button])];
  await expect(pull(twice)).rejects.toThrow(/^Two pages would be written as pages\/about.json/);
  expect(await readdir(folder)).toEqual([]);
});

it('refuses to write nothing, as a token without access to the brand reads nothing', async () => {
  await expect(pull([])).rejects.toThrow(/^This token sees no live content of acacia/);
});

it('names a page that cannot be written as a file', async () => {
  const broken = { ...button, component: 'no-such-section' };
  const column = { type: 'component-block', component: 'hero', props: {}, children: [] };
  const pages = [livePage('/about', [words]), livePage('/energy', [words, column, broken])];
  await expect(pull(pages)).rejects.toThrow(/^\/energy cannot be written as a file: .*hero/);
});
