/** Cleaning of pictures from before the CMS cleaned uploads: each once, under its name, and no other file. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanStored } from './clean-stored.ts';

/** Taken upright, so its orientation has to be kept. */
const photo = Buffer.concat([
  Buffer.from('ffd8ffe1', 'hex'),
  Buffer.from([0, 52]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
  Buffer.from('000101120003000000010006000000000000', 'hex'),
  Buffer.from('GPS 33.8 S 151.2 E', 'latin1'),
  Buffer.from('ffda000c03010002110311003f0012345678ffd9', 'hex'),
]);
const comment = Buffer.from('\x21\xfe\x07GPS 151\0', 'latin1');
const gif = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), comment]);
const ended = Buffer.concat([gif, Buffer.of(0x3b)]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kurrajong-stored-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function clean(): Promise<string[]> {
  const said: string[] = [];
  await cleanStored(folder, (line) => said.push(line));
  return said;
}

it('cleans each picture once, and leaves everything else', async () => {
  const files = { 'photo.jpg': photo, 'moving.gif': ended, 'new.avif': photo, 'note.txt': 'GPS' };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  expect((await clean()).sort()).toEqual([
    expect.stringContaining('moving.gif was cleaned'),
    expect.stringContaining('photo.jpg was cleaned'),
  ]);
  const read = (name: string) => readFileSync(join(folder, name));
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  expect(read('photo.jpg').includes('GPS')).toBe(false);
  expect(read('photo.jpg').includes('Exif')).toBe(true);
  expect(read('moving.gif').includes('GPS')).toBe(false);
  expect(read('new.avif').equals(photo)).toBe(true);
  expect(await clean()).toEqual([]);
});

it('continues after one that cannot be read, and says which', async () => {
  writeFileSync(join(folder, 'a.jpg'), 'no picture at all');
  writeFileSync(join(folder, 'b.jpg'), photo);
  expect(await clean()).toEqual([
    expect.stringMatching(/a\.jpg could not be cleaned: .*save it again/),
    expect.stringContaining('b.jpg was cleaned'),
  ]);
  expect(readFileSync(join(folder, 'a.jpg'), 'utf8')).toBe('no picture at all');
});

it('does nothing where nothing was uploaded', async () => {
  await expect(cleanStored(join(folder, 'none'), expect.fail)).resolves.toBeUndefined();
});
