/** Pushing: what the CMS receives for a picture used in several places. */
import { afterEach, expect, it, vi } from 'vitest';
import { pushContent } from './push-content.ts';

const street = { src: '/media/acacia/street.avif', alt: 'A street', width: 1600, height: 900 };
const left = { x: 0.25, y: 0.75 };
const right = { x: 0.75, y: 0.75 };

afterEach(() => vi.unstubAllGlobals());

/** Pushes a page for each of these uses. @returns the pictures that the CMS receives, and the refusals */
async function push(images: readonly object[], site: unknown = null) {
  let pictures: unknown;
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    pictures = JSON.parse(body).variables.pictures;
    return Response.json({ data: { importContent: { pages: 1, refused: ['/x: no'], number: 1 } } });
  });
  const pages = images.map((image, at) => [`/page-${at}`, { path: `/page-${at}`, image }]);
  const content = { version: '', site, pages: Object.fromEntries(pages), files: {} };
  const cms = { api: 'https://cms.localhost/api/graphql', token: 'x' };
  const { refused } = await pushContent(cms, 'acacia', content);
  return { pictures, refused };
}

it.each([
  ['first', [{ ...street, focus: left }, street]],
  ['later', [street, { ...street, focus: left }]],
  ['everywhere', [1, 2].map(() => ({ ...street, focus: left }))],
])('a picture is sent with the focus that its uses name (%s)', async (_where, images) => {
  expect(await push(images)).toEqual({
    pictures: [{ ...street, focus: left }],
    refused: ['/x: no'],
  });
});

it('a picture whose uses name different focuses is sent without one, and each use is reported', async () => {
  const images = [left, right, left].map((focus) => ({ ...street, focus }));
  const { pictures, refused } = await push(images, { logo: { ...street, focus: right } });
  expect(pictures).toEqual([street]);
  expect(refused).toEqual([
    '/x: no',
    '/media/acacia/street.avif: a picture has one focus, and here it has several: 0.75, 0.75 (site.json, /page-1); 0.25, 0.75 (/page-0, /page-2). Give the same one everywhere; until then the CMS keeps the one it has',
  ]);
});

it('a picture is sent with the first alternative text that any use gives', async () => {
  const images = [{ ...street, alt: '' }, street, { ...street, alt: 'Other words' }];
  expect((await push(images)).pictures).toEqual([street]);
});
