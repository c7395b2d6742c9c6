/** A PNG or a WebP without the words beside its picture: Exif, XMP and texts, which may say where it was taken. */

const pngHead = 8;
const pngWords: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** What is behind a chunk that is cut off stays away. */
export function pngWithoutWords(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png);
  const kept = [bytes.subarray(0, pngHead)];
  for (let at = pngHead; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!pngWords.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const webpHead = 12;
const webpWords: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
/** In the flags of VP8X: bit 3 says that Exif follows, bit 2 that XMP does. */
const flagsOfWords = 0b1100;

/** What is behind the end that the file itself says stays away. */
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
    if (!webpWords.has(name)) kept.push(chunk);
    at = end;
  }
  const whole = Buffer.concat(kept);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
