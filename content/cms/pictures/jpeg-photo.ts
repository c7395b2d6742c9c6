/** A JPEG without its camera's metadata, such as where it was taken; its orientation stays. */

const uprightOrientation = 1;
/** Orientations 5 to 8 are on their side, with height and width swapped (Exif 2.32, tag 0x0112). */
const firstOnItsSide = 5;
const mostOrientation = 8;

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;

interface Segment {
  readonly marker: number;
  /** Includes marker and length, and all the data of a scan. */
  readonly bytes: Uint8Array;
}

/** @throws Error with a message for the editor, when its segments cannot be read */
export function withoutCameraWords(jpeg: Uint8Array): Buffer {
  const segments = [...segmentsOf(jpeg)];
  const orientation = orientationIn(segments);
  const turn = orientation === uprightOrientation ? [] : [exifOf(orientation)];
  const kept = segments.filter(isPicture).map(({ bytes }) => bytes);
  return Buffer.concat([Uint8Array.of(0xff, startOfImage), ...turn, ...kept]);
}

/** True for a JPEG that is shown with height and width swapped. */
export function isOnItsSide(jpeg: Uint8Array): boolean {
  return orientationIn(segmentsOf(jpeg)) >= firstOnItsSide;
}

/** Colours stay: the profile (APP2) and Adobe's marker for how they are encoded (APP14). */
function isPicture({ marker, bytes }: Segment): boolean {
  if (marker === app2) return startsWith(bytes, 'ICC_PROFILE\0');
  if (marker === comment) return false;
  return marker < app0 || marker > app15 || marker === app0 || marker === app14;
}

/** Stops at the end of the image: phones append clips and second pictures, with metadata of their own. */
function* segmentsOf(jpeg: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1];
    if (jpeg[at] !== 0xff || marker === undefined) throw new Error(unreadable);
    // Any number of 0xff bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = marker === endOfImage ? at + 2 : endOf(jpeg, at, marker);
    yield { marker, bytes: jpeg.subarray(at, end) };
    if (marker === endOfImage) return;
    at = end;
  }
}

const unreadable = 'This JPEG cannot be read: open it in a picture editor and save it again';

function endOf(jpeg: Uint8Array, at: number, marker: number): number {
  const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
  const end = at + 2 + length;
  if (length < 2 || end > jpeg.length) throw new Error(unreadable);
  return marker === startOfScan ? endOfScan(jpeg, end) : end;
}

/** In a scan's data, 0xff is followed by 0 as an escape, or is part of a restart marker (D0 to D7). */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return jpeg.length;
}

function orientationIn(segments: Iterable<Segment>): number {
  for (const { marker, bytes } of segments) {
    if (marker === app1 && startsWith(bytes, 'Exif\0\0')) return orientationOf(bytes.subarray(10));
    if (marker === startOfScan) break;
  }
  return uprightOrientation;
}

/** Upright when there is none. @param tiff the body of an Exif segment */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== 0x0112) continue;
      const orientation = view.getUint16(entry + 8, isLittle);
      return orientation >= 1 && orientation <= mostOrientation ? orientation : uprightOrientation;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return uprightOrientation;
}

/** A big-endian TIFF header, and a directory with one entry: tag 0x0112, one SHORT, whose value is still missing. */
const tiffStart = '4d4d002a00000008' + '0001' + '0112000300000001';

/** Exif with nothing but the orientation. */
function exifOf(orientation: number): Uint8Array {
  const words = Buffer.alloc(32);
  words.write('Exif', 'latin1');
  words.write(tiffStart, 6, 'hex');
  words.writeUInt16BE(orientation, 24);
  return Uint8Array.of(0xff, app1, 0, words.length + 2, ...words);
}

function startsWith(segment: Uint8Array, name: string): boolean {
  return Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;
}
