/** JPEGs as phones write them: the camera's metadata goes, and the orientation and colours stay. */
import { describe, expect, it } from 'vitest';
import { isOnItsSide, withoutCameraWords } from './jpeg-photo.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
function segment(marker: number, words: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([head, words]);
}
/** @param before how many entries come before the orientation */
function exif(orientation: number, isLittle = false, before = 0): Buffer {
  const tiff = Buffer.alloc(10 + 12 * (before + 1) + 4);
  const u16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(before + 1, 8);
  const entry = 10 + 12 * before;
  u16(0x0112, entry);
  u16(3, entry + 2);
  u32(1, entry + 4);
  u16(orientation, entry + 8);
  return segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff, text('GPS 33.8 S')]));
}
const start = Buffer.from('ffd8', 'hex');
const end = Buffer.from('ffd9', 'hex');
const jfif = segment(0xe0, text('JFIF\0\x01\x01'));
const colours = segment(0xe2, text('ICC_PROFILE\0\x01\x01profile'));
const adobe = segment(0xee, text('Adobe\0'));
const size = segment(0xc0, Buffer.from('08001e002803012200021101031101', 'hex'));
/** Its data contains an escaped 0xff and a restart marker. */
const scan = Buffer.concat([segment(0xda, text('scan')), Buffer.from('12ff0034ffd056', 'hex')]);
const tables = segment(0xc4, text('tables'));
const jpeg = (...parts: readonly Buffer[]) => Buffer.concat([start, ...parts]);

describe('withoutCameraWords', () => {
  it('keeps the picture and its colours byte for byte', () => {
    const plain = jpeg(jfif, colours, adobe, size, scan, tables, scan, end);
    expect(withoutCameraWords(plain).toString('hex')).toBe(plain.toString('hex'));
  });

  it('drops Exif, XMP, IPTC, comments, second pictures and what follows the end', () => {
    const kept = withoutCameraWords(
      jpeg(
        exif(1),
        segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0GPS')),
        jfif,
        segment(0xed, text('Photoshop 3.0\0GPS')),
        segment(0xfe, text('GPS')),
        segment(0xe2, text('MPF\0')),
        size,
        scan,
        end,
        jpeg(exif(6), end),
        text('GPS'),
      ),
    );
    expect(kept.toString('hex')).toBe(jpeg(jfif, size, scan, end).toString('hex'));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps orientation %i, and nothing else of Exif', (turn) => {
    for (const camera of [exif(turn), exif(turn, true, 3)]) {
      const photo = jpeg(camera, size, scan, end);
      const kept = withoutCameraWords(photo);
      expect(kept.includes('GPS')).toBe(false);
      expect(isOnItsSide(photo)).toBe(turn >= 5);
      expect(isOnItsSide(kept)).toBe(turn >= 5);
      expect(withoutCameraWords(kept).equals(kept)).toBe(true);
      expect(kept.length).toBe(jpeg(size, scan, end).length + 36);
    }
  });

  it.each([
    ['an orientation that is none', exif(9)],
    ['an Exif that is cut off', segment(0xe1, text('Exif\0\0MM\0*\0\0\0\x08\0'))],
    ['an Exif that points elsewhere', segment(0xe1, text('Exif\0\0MM\0*\xff\0\0\0'))],
  ])('takes %s for upright', (_, camera) => {
    expect(withoutCameraWords(jpeg(camera, size, scan)).equals(jpeg(size, scan))).toBe(true);
  });

  it.each([
    ['bytes between its parts', jpeg(size, text('GPS'), scan)],
    ['a part that is longer than the file', jpeg(size, Buffer.from('ffe1fffe00', 'hex'))],
    ['a part of no length', jpeg(size, Buffer.from('ffe10000', 'hex'))],
    ['a marker that is cut off', jpeg(size, Buffer.from('ff', 'hex'))],
  ])('refuses %s', (_, broken) => {
    expect(() => withoutCameraWords(broken)).toThrow(/cannot be read: open it in a picture editor/);
  });
});
