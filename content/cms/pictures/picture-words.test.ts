/** PNG, WebP and GIF without their metadata; the picture stays the same byte for byte. */
import { describe, expect, it } from 'vitest';
import { gifWithoutWords, pngWithoutWords, webpWithoutWords } from './picture-words.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
function pngChunk(name: string, words: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(words.length);
  return Buffer.concat([head, text(name), text(words), text('crc!')]);
}
const png = (...chunks: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);

it('a PNG loses its Exif, its texts, what programs add to it and what follows its end', () => {
  const shown =
    'IHDR PLTE tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT IDAT IEND';
  const picture = shown.split(' ').map((name) => pngChunk(name, 'abc'));
  const added = 'eXIf tEXt zTXt iTXt tIME caBX prVW vpAg';
  const words = added.split(' ').map((name) => pngChunk(name, 'GPS'));
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

it('a WebP loses its Exif, its XMP and what follows its end, and no longer says that it has them', () => {
  const extended = (flags: number) =>
    webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const picture = webpChunk('VP8 ', text('odd'));
  const all = webp(
    extended(0b101100),
    picture,
    webpChunk('EXIF', text('GPS')),
    webpChunk('XMP ', text('<GPS/>')),
    webpChunk('C2PA', text('GPS')),
  );
  const bare = webp(extended(0b100000), picture);
  expect(webpWithoutWords(all).equals(bare)).toBe(true);
  for (const behind of ['GPS', 'GPS GPS GPS GPS', `VP8 ${'\0'.repeat(4)}GPS`])
    expect(webpWithoutWords(Buffer.concat([all, text(behind)])).equals(bare)).toBe(true);
  expect(all.includes('GPS')).toBe(true);
});

it('a WebP keeps everything that shows its picture, including animation', () => {
  const names = ['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'];
  const plain = webp(...names.map((name) => webpChunk(name, Buffer.alloc(10))));
  expect(webpWithoutWords(plain).equals(plain)).toBe(true);
});

it('a picture without words stays as it is', () => {
  const plain = webp(webpChunk('VP8L', text('even')));
  expect(webpWithoutWords(plain).equals(plain)).toBe(true);
});

describe('a GIF', () => {
  const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');
  const part = (words: string) => Buffer.concat([Buffer.of(words.length), text(words)]);
  const end = Buffer.of(0);
  const named = (name: string, ...parts: readonly Buffer[]) =>
    Buffer.concat([hex('21 ff'), part(name), ...parts, end]);
  const comment = Buffer.concat([hex('21 fe'), part('GPS'), part('GPS'), end]);
  // XMP is stored raw, and its trailer leads a reader that takes its bytes for lengths to the end.
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
  const xmp = named('XMP DataXMP', text('<x:xmpmeta><GPS/></x:xmpmeta>'), trailer.subarray(0, -1));
  /** Two colours, as the table for all pictures or for one alone. */
  const colours = hex('000000 ffffff');
  const head = Buffer.concat([text('GIF89a'), hex('0100 0100 80 00 00'), colours]);
  const plays = ['NETSCAPE2.0', 'ANIMEXTS1.0'].map((name) => named(name, hex('03 01 0000')));
  const control = hex('21 f9 04 00 0a00 00 00');
  const plain = Buffer.concat([hex('2c 0000 0000 0100 0100 00 02'), hex('02 4401'), end]);
  const coloured = Buffer.concat([
    hex('2c 0000 0000 0100 0100 80'),
    colours,
    hex('02'),
    hex('02 4401'),
    hex('01 fe'),
    end,
  ]);
  const closing = text(';');
  const bare = Buffer.concat([head, ...plays, control, plain, control, coloured, closing]);

  it('loses its comments, its XMP and what follows its end, and is played as before', () => {
    const all = Buffer.concat([
      head,
      comment,
      ...plays,
      xmp,
      control,
      plain,
      comment,
      control,
      coloured,
      xmp,
      closing,
      text('!GPS,GPS'),
    ]);
    expect(gifWithoutWords(all).equals(bare)).toBe(true);
  });

  it('without words stays as it is', () => {
    expect(gifWithoutWords(bare).equals(bare)).toBe(true);
  });

  it('that is cut off ends where it was cut', () => {
    for (const length of [13, 40, bare.length - 5]) {
      const cut = bare.subarray(0, length);
      const kept = gifWithoutWords(cut);
      expect([kept.length <= length + 1, kept.at(-1)]).toEqual([true, 0x3b]);
    }
  });
});
