/** PNG and WebP without the words beside the picture; the picture stays byte for byte. */
import { expect, it } from 'vitest';
import { pngWithoutWords, webpWithoutWords } from './picture-words.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
function pngChunk(name: string, words: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(words.length);
  return Buffer.concat([head, text(name), text(words), text('crc!')]);
}
const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);

it('a PNG loses its Exif, its texts and what is behind its end', () => {
  const picture = ['IHDR', 'iCCP', 'IDAT', 'IEND'].map((name) => pngChunk(name, 'abc'));
  const words = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => pngChunk(name, 'GPS'));
  const [head = text(''), ...rest] = picture;
  expect(
    pngWithoutWords(png(head, ...words, ...rest, text('GPS GPS GPS GPS'))).equals(png(...picture)),
  ).toBe(true);
});

function webpChunk(name: string, words: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(words.length);
  return Buffer.concat([text(name), head, words, Buffer.alloc(words.length % 2)]);
}
function webp(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  return Buffer.concat([text('RIFF'), head, body]);
}

it('a WebP loses its Exif, its XMP and what is behind its end, and no longer says that it has them', () => {
  const extended = (flags: number) =>
    webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const picture = webpChunk('VP8 ', text('odd'));
  const all = webp(
    extended(0b101100),
    picture,
    webpChunk('EXIF', text('GPS')),
    webpChunk('XMP ', text('<GPS/>')),
  );
  const bare = webp(extended(0b100000), picture);
  expect(webpWithoutWords(all).equals(bare)).toBe(true);
  for (const behind of ['GPS', 'GPS GPS GPS GPS', `VP8 ${'\0'.repeat(4)}GPS`])
    expect(webpWithoutWords(Buffer.concat([all, text(behind)])).equals(bare)).toBe(true);
  expect(all.includes('GPS')).toBe(true);
});

it('a picture without words stays as it is', () => {
  const plain = webp(webpChunk('VP8L', text('even')));
  expect(webpWithoutWords(plain).equals(plain)).toBe(true);
});
