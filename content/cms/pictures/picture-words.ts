/** A PNG, WebP or GIF without its metadata: Exif, XMP and texts may say where it was taken. */

const pngHead = 8;
/** Chunks for the picture, its colours and its animation; any other may contain text or another picture. */
const pngShown: ReadonlySet<string> = new Set(
  'IHDR PLTE tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT IDAT IEND'.split(
    ' ',
  ),
);

/** Drops everything after a truncated chunk. */
export function pngWithoutWords(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png);
  const kept = [bytes.subarray(0, pngHead)];
  for (let at = pngHead; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (pngShown.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const webpHead = 12;
const webpShown: ReadonlySet<string> = new Set([
  'VP8X',
  'VP8 ',
  'VP8L',
  'ALPH',
  'ANIM',
  'ANMF',
  'ICCP',
]);
/** Flags of VP8X: bit 3 means that Exif follows, bit 2 that XMP does. */
const flagsOfWords = 0b1100;

/** Drops everything after the end that the file itself declares. */
export function webpWithoutWords(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp);
  const bytes = file.subarray(0, 8 + file.readUInt32LE(4));
  const kept = [bytes.subarray(0, webpHead)];
  for (let at = webpHead; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = bytes.subarray(at, end);
    if (name === 'VP8X' && size > 0) chunk.writeUInt8(chunk.readUInt8(8) & ~flagsOfWords, 8);
    if (webpShown.has(name)) kept.push(chunk);
    at = end;
  }
  const whole = Buffer.concat(kept);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

const gifHead = 13;
const [extension, picture, trailer] = [0x21, 0x2c, 0x3b];
const [comment, application] = [0xfe, 0xff];
/** Application extensions that say how often an animation plays. */
const gifPlays: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Drops everything after the end, or from a block that is not a GIF's. */
export function gifWithoutWords(gif: Uint8Array): Buffer {
  const bytes = Buffer.from(gif);
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  /** The position after the sub-blocks that begin here, each prefixed with its length; the last is empty. */
  const behindParts = (start: number) => {
    let at = start;
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    return at + 1;
  };
  let at = gifHead + colours(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  for (let end = at; at < bytes.length; at = end) {
    const [kind, label] = [bytes[at], bytes[at + 1]];
    if (kind === picture) end = behindParts(at + 11 + colours(bytes[at + 9] ?? 0));
    else if (kind === extension) end = behindParts(at + 2);
    else break;
    const isWords =
      kind === extension &&
      (label === comment ||
        (label === application && !gifPlays.has(bytes.toString('latin1', at + 3, at + 14))));
    if (!isWords) kept.push(bytes.subarray(at, end));
  }
  return Buffer.concat([...kept, Buffer.of(trailer)]);
}
