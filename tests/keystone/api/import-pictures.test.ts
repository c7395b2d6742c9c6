/** Imports of pictures that the CMS already has: none is duplicated, and a corrected focus is taken over. */
import { beforeEach, expect, it } from 'vitest';
import { must, signInAdmin, type Who } from '../support/ask-keystone.ts';
import { emptyCms } from '../support/cms-database.ts';
import { filePage, readPages, seed } from '../support/seed-keystone.ts';

let admin: Who;
beforeEach(async () => {
  emptyCms();
  admin = await signInAdmin();
});

const street = { src: '/media/acacia/street.avif', alt: 'A street', width: 1600, height: 900 };
const withImage = (image: object) => filePage('/energy', { image });
const imageOfPage = async () =>
  (await readPages('acacia', ['/energy'])).get('/energy')?.page?.image;
const media = async () =>
  (await must(admin, 'query { mediaItems { id src focusX focusY } }')).mediaItems as {
    readonly id: string;
    readonly src: string | null;
  }[];

it('a focus that a file corrects becomes the picture’s', async () => {
  const focus = { x: 0.25, y: 0.75 };
  await seed('acacia', [withImage(street)]);
  await seed('acacia', [withImage({ ...street, focus })]);
  expect(await imageOfPage()).toEqual({ ...street, focus });
  const better = { x: 0.5, y: 1 };
  const { number } = await seed('acacia', [withImage({ ...street, focus: better })]);
  expect(number).not.toBeNull();
  expect(await imageOfPage()).toEqual({ ...street, focus: better });
  expect(await media()).toHaveLength(1);
});

it('a file without a focus leaves the one that an editor set', async () => {
  await seed('acacia', [withImage(street)]);
  const [one] = await media();
  await must(
    admin,
    'mutation ($id: ID!) { updateMedia(where: { id: $id }, data: { focusX: 0.1, focusY: 0.2 }) { id } }',
    { id: one?.id },
  );
  await seed('acacia', [withImage(street)]);
  expect(await media()).toEqual([{ ...one, focusX: 0.1, focusY: 0.2 }]);
});

it('a picture of another brand is left alone, and a brand that names its path gets its own copy', async () => {
  await seed('acacia', [withImage(street)]);
  const before = await media();
  for (let times = 0; times < 2; times += 1) {
    await seed('banksia', [withImage({ ...street, alt: 'Ours', focus: { x: 0, y: 0 } })]);
  }
  expect(await media()).toEqual([
    ...before,
    { id: expect.any(String), src: street.src, focusX: 0, focusY: 0 },
  ]);
  const { pages } = await must(admin, '{ pages { brand { slug } image { alt brand { slug } } } }');
  expect(pages).toHaveLength(2);
  for (const { brand, image } of pages) expect(image.brand).toEqual(brand);
});
