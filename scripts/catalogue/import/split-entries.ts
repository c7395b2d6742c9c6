/**
 * Splits bytes of JSON into entries without parsing them: the items of a list, values one after another, or
 * lines. Streaming parsers stop at the first error and buffer a text of any length; here a broken or huge
 * entry costs only itself.
 */

/** One entry, or the start of one that is refused. */
export interface Piece {
  readonly text: string;
  readonly fault?: 'too-large' | 'cut-off';
}

export interface Splitter {
  push(bytes: Uint8Array): Piece[];
  end(): Piece[];
}

export interface Limits {
  /** The limit for an item of a list, or a line. */
  readonly entryBytes: number;
  /** The limit for a value outside a list. */
  readonly documentBytes: number;
}

/** The bytes kept of an entry that is too large, enough to find its id. */
const headBytes = 4_096;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** White space, and the three bytes of a UTF-8 byte order mark. */
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Splits the items of a list, or values one after another. */
export function splitValues({ entryBytes, documentBytes }: Limits): Splitter {
  const entry = newEntry();
  let depth = 0;
  let isInList = false;
  let isInText = false;
  let isEscaped = false;

  const limit = () => (isInList ? entryBytes : documentBytes);
  const base = () => (isInList ? 1 : 0);

  /** True if the entry ends with this byte. */
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
      // A surplus closing bracket ends the entry.
      depth = Math.max(depth - 1, base());
      return depth === base();
    }
    return false;
  };
  /** True if an entry begins with this byte. */
  const begins = (byte: number): boolean => {
    if (blanks.has(byte) || byte === comma) return false;
    if (byte === openList && !isInList) isInList = true;
    else if (byte === closeList && isInList) isInList = false;
    else return true;
    depth = base();
    return false;
  };
  /** True if this byte ends an entry without brackets, such as a number. */
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

/** Splits one entry per line, ignoring a byte order mark before the first. */
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

/** The bytes of one entry; of a too large one only the start is kept. */
function newEntry() {
  let parts: Uint8Array[] = [];
  let size = 0;
  let isBegun = false;
  const keep = (bytes: Uint8Array, limit: number): void => {
    isBegun = true;
    const isTooLarge = size > limit;
    size += bytes.length;
    if (isTooLarge) return;
    // A copy, because a view would keep the whole block in memory.
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
