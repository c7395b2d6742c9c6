/** The picture of a shared page: its own photograph, its drawing's share image, or its page type's. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { sharePicture } from './share-picture.ts';

const [brand] = brands;
if (brand === undefined) throw new Error('No brand: brands/brands.ts is empty');
const root = `https://${brand.hosts.production}`;
const media = `/media/${brand.slug}`;
const size = { width: 800, height: 500 };

describe('sharePicture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
  ])('uses a .%s of the page as it is', (extension, type) => {
    const image = { src: `${media}/a.${extension}?v=1`, alt: 'A', ...size };
    expect(sharePicture(brand, '/', image)).toEqual({
      url: `${root}${media}/a.${extension}?v=1`,
      alt: 'A',
      type,
      ...size,
    });
  });

  it('leaves a URL on another host unchanged', () => {
    const src = 'https://pictures.example/a.png';
    expect(sharePicture(brand, '/', { src, alt: '', ...size })).toMatchObject({
      url: src,
      alt: `${brand.name}: ${brand.tagline}`,
    });
  });

  it.each([
    ['/blogs', 'blogs'],
    ['/blogs/a', 'blogs'],
    ['/steps-to-switch', 'steps'],
    ['/energy', 'energy'],
    ['/energy/plans', 'home'],
  ])('of %s without a picture is that of %s', (path, type) => {
    expect(sharePicture(brand, path).url).toBe(`${root}${media}/share-${type}.png`);
  });

  it('uses the share image of a post’s drawing, at its size', () => {
    const image = { src: `${media}/blog-a-b.svg`, alt: 'A', ...size };
    expect(sharePicture(brand, '/blogs/a', image)).toEqual({
      url: `${root}${media}/share-blog-a-b.png`,
      alt: 'A',
      type: 'image/png',
      width: 1200,
      height: 630,
    });
  });

  it.each([
    ['no picture', undefined],
    ['a drawing nobody made a share image of', `${media}/hero.svg`],
    ['a drawing of another brand', '/media/other/blog-a.svg'],
    ['a format that is not drawn', `${media}/a.avif`],
  ])('falls back to the page type for %s', (_name, src) => {
    const image = src === undefined ? undefined : { src, alt: 'A', ...size };
    expect(sharePicture(brand, '/contact', image)).toEqual({
      url: `${root}${media}/share-contact.png`,
      alt: `${brand.name}: ${brand.tagline}`,
      type: 'image/png',
      width: 1200,
      height: 630,
    });
  });
});
