/** Pictures from the CMS: copied once, only of known types and sizes; a page that lacks a picture is refused. */
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it, vi } from 'vitest';
import {
  createCmsPictures,
  filesIn,
  keptPicture,
  pictureType,
  withPictures,
} from './cms-pictures.ts';
import type { CmsPage, CmsSource } from './cms-source.port.ts';

const origin = inject('cms');
const kv = env.CONTENT;
const pictures = createCmsPictures({ kv, origin });

describe('a picture of the CMS', () => {
  it('is copied once', async () => {
    const fetch = vi.fn(globalThis.fetch);
    const one = createCmsPictures({ kv, origin, fetch });
    expect(await one.keep('sunrise.png')).toBeUndefined();
    expect(await one.keep('sunrise.png')).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
    const bytes = new Uint8Array((await keptPicture(kv, 'sunrise.png')) ?? new ArrayBuffer());
    expect([...bytes.slice(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  });

  it.each([
    ['lost.png', 'is not in the CMS'],
    ['page.png', 'is not sent as image/png'],
    ['photo.jpg', 'is not sent as image/jpeg'],
    ['huge.png', 'is larger than 10 MB'],
    ['drawing.svg', 'is not a JPEG, PNG, GIF, WebP or AVIF'],
    ['../secret.png', 'is not a JPEG, PNG, GIF, WebP or AVIF'],
    ['a/b.png', 'is not a JPEG, PNG, GIF, WebP or AVIF'],
    ['constructor', 'is not a JPEG, PNG, GIF, WebP or AVIF'],
  ])('%s: %s', async (file, reason) => {
    expect(await pictures.keep(file)).toBe(reason);
    expect(await keptPicture(kv, file)).toBeNull();
  });

  it('that is not available now is a failure to retry, not a fault of the page', async () => {
    const away = createCmsPictures({ kv, origin: 'http://127.0.0.1:1' });
    await expect(away.keep('later.png')).rejects.toThrow('The CMS did not answer');
    const down = async () => new Response('x', { status: 503 });
    const failing = createCmsPictures({ kv, origin, fetch: down });
    await expect(failing.keep('later.png')).rejects.toThrow('status');
  });

  it('has a type by its extension, and no other name', () => {
    expect(pictureType('a-b_1.webp')).toBe('image/webp');
    for (const file of ['a.svg', 'a.PNG', 'a', '.png', 'a.png.exe', 'a b.png', 'a.constructor']) {
      expect(pictureType(file)).toBeUndefined();
    }
  });
});

describe('pages with pictures', () => {
  const page = (...files: string[]) => ({
    sections: files.map((file) => ({ media: [{ url: `/media/cms/${file}?w=320` }] })),
  });
  const sourceOf = (pages: readonly CmsPage[]) =>
    withPictures({ pages: async () => pages } as unknown as CmsSource, pictures);

  it('are found wherever they stand, and our own are not', () => {
    const own = { src: '/media/acacia/logo.svg', text: 'see /media/cms/no.png' };
    expect([...filesIn([page('a.png', 'b.jpg', 'a.png'), own])]).toEqual(['a.png', 'b.jpg']);
  });

  it('are found in the HTML of a block, and nowhere in its words', () => {
    const html = `<p>src="/media/cms/word.png" <img alt="x > y" src="/media/cms/a.png">
      <IMG\n SRC='/media/cms/b.jpg' width=3><img src=/media/cms/c.gif>
      <img data-src="/media/cms/no.png" src="/media/acacia/own.png"></p>`;
    const found = filesIn({ sections: [{ type: 'html-block', html }] });
    expect([...found]).toEqual(['a.png', 'b.jpg', 'c.gif']);
    expect([...filesIn({ sections: [{ type: 'text-box', html }] })]).toEqual([]);
  });

  it('come with them kept, or are refused by name', async () => {
    const refused = { path: '/faulty', problems: [{ reason: 'x' }] };
    const found = await sourceOf([
      { path: '/good', page: page('one.png', 'two.png') },
      { path: '/bad', page: page('one.png', 'lost-one.png') },
      refused,
    ]).pages('acacia', []);
    expect(found).toEqual([
      { path: '/good', page: page('one.png', 'two.png') },
      {
        path: '/bad',
        problems: [{ reason: 'The picture /media/cms/lost-one.png is not in the CMS' }],
      },
      refused,
    ]);
    expect(await keptPicture(kv, 'two.png')).not.toBeNull();
  });
});
