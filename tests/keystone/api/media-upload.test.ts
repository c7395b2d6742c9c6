/** Pictures are uploaded as browsers do, served only as pictures, and refused when they could run script. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Answer,
  askKeystone,
  must,
  send,
  signInAdmin,
  stranger,
  type Who,
} from '../support/ask-keystone.ts';
import { emptyCms, kept } from '../support/cms-database.ts';
import { makePerson } from '../support/people.ts';
import { filePage, readPages, seed } from '../support/seed-keystone.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** 40 by 30 px, taken upright (orientation 6), with a location in its Exif data. */
const photo = Buffer.concat([
  Buffer.from('ffd8ffe1', 'hex'),
  Buffer.from([0, 52]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
  Buffer.from('000101120003000000010006000000000000', 'hex'),
  Buffer.from('GPS 33.8 S 151.2 E', 'latin1'),
  Buffer.from('ffc0001108001e00280301220002110103110100', 'hex').subarray(0, 19),
  Buffer.from('ffda000c03010002110311003f0012345678ffd9', 'hex'),
]);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';

let editor: Who;
beforeAll(async () => {
  emptyCms();
  await seed('acacia', [filePage('/energy')]);
  editor = (await makePerson(await signInAdmin(), 'editor', 'acacia')).who;
});

function upload(
  who: Who,
  bytes: string | Buffer,
  name: string,
  type: string,
  over: object = {},
): Promise<Answer> {
  const data = { name, alt: 'One pixel', brand: { connect: { slug: 'acacia' } }, ...over };
  const form = new FormData();
  const query = `mutation ($data: MediaCreateInput!) {
    createMedia(data: $data) { id picture file { url width height extension } } }`;
  form.set(
    'operations',
    JSON.stringify({ query, variables: { data: { ...data, file: { upload: null } } } }),
  );
  form.set('map', '{"0":["variables.data.file.upload"]}');
  form.set(
    '0',
    new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
    name,
  );
  return send(who, form);
}

const filesKept = () => readdirSync(join(dirname(inject('keystone').database), 'media'));
const fetchFile = (path: string) => fetch(`${inject('keystone').origin}${path}`);

describe('a picture', () => {
  it('is uploaded by an editor, measured, and served to anybody with its real type', async () => {
    const { data, errors } = await upload(editor, png, 'pixel.png', 'image/png');
    expect(errors).toBe('');
    const { picture, file } = data.createMedia;
    expect(file).toMatchObject({ width: 1, height: 1, extension: 'png' });
    expect(picture).toEqual({
      src: `/media/cms${file.url.slice('/media'.length)}`,
      alt: 'One pixel',
      width: 1,
      height: 1,
    });
    const served = await fetchFile(file.url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  });

  it('from a phone keeps its orientation, and loses everything else its camera wrote', async () => {
    expect(photo.includes('GPS')).toBe(true);
    const { data, errors } = await upload(editor, photo, 'photo.jpg', 'image/jpeg');
    expect(errors).toBe('');
    const { picture, file } = data.createMedia;
    expect(picture).toMatchObject({ width: 30, height: 40 });
    const kept = Buffer.from(await (await fetchFile(file.url)).arrayBuffer());
    expect(kept.includes('GPS')).toBe(false);
    expect(kept.includes('Exif')).toBe(true);
    expect(kept.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('that is not really a picture is refused', async () => {
    const before = kept();
    for (const [bytes, name, type] of [
      [svg, 'a.svg', 'image/svg+xml'],
      [svg, 'a.png', 'image/png'],
      ['<!doctype html><script>alert(1)</script>', 'a.html', 'text/html'],
      ['<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
      ['', 'empty.png', 'image/png'],
    ] as const) {
      const { errors, data } = await upload(editor, bytes, name, type);
      expect(errors, name).toBe('This is not a picture. Use a JPEG, PNG, GIF or WebP');
      expect(data?.createMedia ?? null, name).toBeNull();
    }
    expect(kept()).toEqual(before);
  });

  it('named like a web page is served as a picture', async () => {
    const { data } = await upload(editor, png, 'page.html', 'text/html');
    const served = await fetchFile(data.createMedia.file.url);
    expect(served.headers.get('content-type')).toBe('image/png');
  });

  it('larger than 10 MB is refused, and leaves no file', async () => {
    const before = filesKept();
    const big = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
    const { errors, status, text } = await upload(editor, big, 'big.png', 'image/png');
    expect(errors, text).toBe('The picture is larger than 10 MB: make it smaller');
    expect(status).toBeLessThan(500);
    expect(filesKept()).toEqual(before);
  });

  it('needs an alt text, or to be a decoration', async () => {
    const without = await upload(editor, png, 'a.png', 'image/png', { alt: '' });
    expect(without.errors).toContain('Say in the alt text what the picture shows');
    const decoration = await upload(editor, png, 'a.png', 'image/png', {
      alt: '',
      isDecoration: true,
    });
    expect(decoration.errors).toBe('');
    const { id } = decoration.data.createMedia;
    const undecorated = `mutation { updateMedia(where: { id: "${id}" }, data: { isDecoration: false }) { id } }`;
    expect((await askKeystone(editor, undecorated)).errors).toContain('Say in the alt text');
  });

  it('is refused from a stranger', async () => {
    const { data, errors } = await upload(stranger, png, 'a.png', 'image/png');
    expect(data?.createMedia ?? null).toBeNull();
    expect(errors).not.toBe('');
  });

  it('that a pulled file names is not duplicated when the file is pushed', async () => {
    const { data } = await upload(editor, png, 'pulled.png', 'image/png');
    const { id, picture } = data.createMedia;
    const pictures = () => Object.keys(kept()).filter((row) => row.startsWith('Media '));
    const before = pictures();
    const focus = { x: 0.5, y: 0.25 };
    const pulled = filePage('/energy', { image: { ...picture, focus } });
    expect((await seed('acacia', [pulled])).refused).toEqual([]);
    expect(pictures()).toEqual(before);
    expect(before).not.toEqual([]);
    const item = `query { media(where: { id: "${id}" }) { focusX focusY } }`;
    expect((await must(editor, item)).media).toEqual({ focusX: 0.5, focusY: 0.25 });
  });

  it('reaches a page with its focus', async () => {
    const over = { focusX: 0.25, focusY: 1 };
    const { data } = await upload(editor, png, 'focus.png', 'image/png', over);
    const { id, picture } = data.createMedia;
    const block = {
      type: 'component-block',
      component: 'image',
      props: { image: { picture: { id }, alt: null } },
      children: [{ type: 'component-inline-prop', children: [{ text: '' }] }],
    };
    await must(
      editor,
      'mutation ($data: PageUpdateInput!) { updatePage(where: { key: "acacia/energy" }, data: $data) { id } }',
      { data: { document: [block], image: { connect: { id } } } },
    );
    const drafts = await readPages('acacia', ['/energy'], undefined, true);
    expect(drafts.get('/energy')?.page?.image).toEqual({ ...picture, focus: { x: 0.25, y: 1 } });
  });
});

describe('the folder of pictures', () => {
  it.each([
    '/media/',
    '/media/nope.png',
    '/media/../cms.db',
    '/media/%2e%2e/cms.db',
    '/media/..%2fcms.db',
    '/media/cms.db',
    '/media/a.svg',
  ])('does not give %s', async (path) => {
    const served = await fetchFile(path);
    const body = await served.text();
    expect(served.headers.get('content-type') ?? '').not.toContain('image');
    expect(body).not.toContain('SQLite');
  });
});
