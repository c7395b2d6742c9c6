/**
 * Splits bytes of JSON into entries without parsing them: the items of a list, values one after
 * another, or lines. Parsers that stream stop at the first mistake and hold a text however long it
 * is; here a broken or a huge entry costs only itself.
 */

/** One entry, or the first part of one that cannot be taken. */
export interface Piece {
  readonly text: string;
  readonly fault?: 'too-large' | 'cut-off';
}

export interface Splitter {
  push(bytes: Uint8Array): Piece[];
  end(): Piece[];
}

export interface Limits {
  /** Of an item of a list, and of a line. */
  readonly entryBytes: number;
  /** Of a document that stands alone. */
  readonly documentBytes: number;
}

/** Of an entry that is too large, enough to name it by. */
const headBytes = 4_096;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** White space, and the three bytes that some editors put before a text. */
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Items of a list, or values one after another. */
export function splitValues({ entryBytes, documentBytes }: Limits): Splitter {
  const entry = newEntry();
  let depth = 0;
  let isInList = false;
  let isInText = false;
  let isEscaped = false;

  const limit = () => (isInList ? entryBytes : documentBytes);
  const base = () => (isInList ? 1 : 0);

  /** True where the entry ends behind this byte. */
  const inside = (byte: number): boolean => {
    if (isInText) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) isInText = false;
      return false;
    }
    if (byte === quote) isInText = true;
    else if (byte === openObject || byte === openList) depth++;
    else if (byte === closeObject || byte === closeList) {
      // One too many ends what is there.
      depth = Math.max(depth - 1, base());
      return depth === base();
    }
    return false;
  };
  /** True where an entry begins with this byte. */
  const begins = (byte: number): boolean => {
    if (blanks.has(byte) || byte === comma) return false;
    if (byte === openList && !isInList) isInList = true;
    else if (byte === closeList && isInList) isInList = false;
    else return true;
    depth = base();
    return false;
  };
  /** A number, or whatever else has no brackets. */
  const isOver = (byte: number): boolean =>
    !isInText &&
    depth === base() &&
    (byte === comma || blanks.has(byte) || (byte === closeList && isInList));

  return {
    push(bytes) {
      const pieces: Piece[] = [];
      let start = 0;
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (entry.isOpen() && isOver(byte)) {
          pieces.push(entry.close(bytes.subarray(start, at), limit()));
        }
        if (!entry.isOpen()) {
          if (!begins(byte)) continue;
          entry.open();
          start = at;
        }
        if (inside(byte)) pieces.push(entry.close(bytes.subarray(start, at + 1), limit()));
      }
      if (entry.isOpen()) entry.keep(bytes.subarray(start), limit());
      return pieces;
    },
    end() {
      if (entry.isOpen() && depth === 0 && !isInText)
        return [entry.close(new Uint8Array(), limit())];
      if (entry.isOpen()) return [{ ...entry.close(new Uint8Array(), limit()), fault: 'cut-off' }];
      return isInList ? [{ text: '', fault: 'cut-off' }] : [];
    },
  };
}

/** One entry a line; a mark of the byte order before the first is none of it. */
export function splitLines({ entryBytes }: Limits): Splitter {
  const entry = newEntry();
  let isFirst = true;
  const closed = (bytes: Uint8Array): Piece[] => {
    const piece = entry.close(bytes, entryBytes);
    const text = isFirst ? piece.text.replace(/^\uFEFF/, '') : piece.text;
    isFirst = false;
    return text.trim() === '' ? [] : [{ ...piece, text }];
  };
  return {
    push(bytes) {
      const pieces: Piece[] = [];
      let start = 0;
      for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
        pieces.push(...closed(bytes.subarray(start, end)));
        start = end + 1;
      }
      entry.keep(bytes.subarray(start), entryBytes);
      return pieces;
    },
    end: () => closed(new Uint8Array()),
  };
}

/** The bytes of one entry, of which too many are not kept. */
function newEntry() {
  let parts: Uint8Array[] = [];
  let size = 0;
  let isBegun = false;
  const keep = (bytes: Uint8Array, limit: number): void => {
    isBegun = true;
    const isTooLarge = size > limit;
    size += bytes.length;
    if (isTooLarge) return;
    // A view would hold the whole block.
    parts.push(Buffer.from(bytes));
    if (size > limit) parts = [Buffer.concat(parts).subarray(0, headBytes)];
  };
  return {
    isOpen: () => isBegun,
    open: () => {
      isBegun = true;
    },
    keep,
    close(bytes: Uint8Array, limit: number): Piece {
      keep(bytes, limit);
      const text = Buffer.concat(parts).toString('utf8');
      const fault = size > limit ? { fault: 'too-large' as const } : {};
      [parts, size, isBegun] = [[], 0, false];
      return { text, ...fault };
    },
  };
}
