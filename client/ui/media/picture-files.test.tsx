/** Pictures: the files a browser may choose, the part that stays in view, and when they load. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';
import { focalClass, sourcesOf } from './picture-files.ts';

const html = (props: Partial<PictureProps> & { src?: string; width?: number }) => {
  const { src = '/media/cms/a1.jpg', width = 1000, ...rest } = props;
  return renderToString(<Picture image={{ src, alt: 'A roof', width, height: 600 }} {...rest} />);
};

describe('sourcesOf', () => {
  it('offers the served widths below the picture’s own, and the picture itself', () => {
    expect(sourcesOf('/media/cms/a1.jpg', 1000, 'card')).toEqual({
      srcSet:
        '/media/cms/a1.jpg?w=320 320w, /media/cms/a1.jpg?w=640 640w, /media/cms/a1.jpg?w=960 960w, /media/cms/a1.jpg 1000w',
      sizes: '(min-width: 64em) 25rem, (min-width: 40em) 50vw, 100vw',
    });
  });

  it('never offers the whole of a larger one', () => {
    const { srcSet } = sourcesOf('/media/cms/a1.webp', 4000, 'page');
    expect(srcSet?.split(', ')).toHaveLength(5);
    expect(srcSet).toMatch(/\?w=1600 1600w$/);
  });

  it('offers a small one, or one of a served width, once', () => {
    expect(sourcesOf('/media/cms/a1.png', 200, 'small').srcSet).toBe('/media/cms/a1.png 200w');
    expect(sourcesOf('/media/cms/a1.png', 320, 'small').srcSet).toBe('/media/cms/a1.png 320w');
  });

  it.each([
    '/media/cms/a1.svg',
    '/media/acacia/a1.jpg',
    'https://pictures.example/media/cms/a1.jpg',
    '/media/cms/a1.jpg?w=9',
    '/media/cms/../a1.jpg',
  ])('leaves %s as it is', (src) => {
    expect(sourcesOf(src, 1000, 'page')).toEqual({});
  });
});

describe('focalClass', () => {
  it.each([
    [undefined, ''],
    [{ x: 0.5, y: 0.5 }, ''],
    [{ x: 0.55, y: 0.45 }, ''],
    [{ x: 0, y: 1 }, 'focal fx-0 fy-4'],
    [{ x: 0.3, y: 0.5 }, 'focal fx-1'],
  ])('%o is "%s"', (focus, expected) => {
    expect(focalClass(focus)).toBe(expected);
  });
});

describe('Picture', () => {
  it('has its size, is decoded aside, and is lazy unless it comes first', () => {
    const lazy = html({});
    expect(lazy).toMatch(/width="1000" height="600" decoding="async"/);
    expect(lazy).toContain('loading="lazy"');
    const first = html({ priority: true });
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading="lazy"');
  });

  it('has its class beside others, and no style', () => {
    const image = { src: '/media/cms/a.jpg', alt: '', width: 9, height: 9, focus: { x: 1, y: 0 } };
    const out = html({ image, className: 'portrait' });
    expect(out).toContain('class="portrait focal fx-4 fy-0"');
    expect(out).not.toContain('style=');
  });
});
