/** Reads a text file line by line in bounded memory, whatever its encoding and however long its lines. */
import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';

const blockBytes = 1 << 20;
/** The longest real row is under 1 kB. */
const mostLineBytes = 8_192;

export interface LineVisitor {
  /** Lines count from 1. */
  line(text: string, number: number): void;
  tooLong(number: number): void;
  /** This many more bytes were read. */
  bytes?(count: number): void;
}

/** @throws Error when the file cannot be read */
export async function eachLine(path: string, visitor: LineVisitor): Promise<void> {
  const handle = await open(path);
  try {
    const splitter = splitLines(visitor);
    const block = Buffer.allocUnsafe(blockBytes);
    let toUtf8: ((bytes: Buffer) => Buffer) | undefined;
    for (;;) {
      const { bytesRead } = await handle.read(block, 0, blockBytes, null);
      if (bytesRead === 0) break;
      const bytes = block.subarray(0, bytesRead);
      toUtf8 ??= transcoder(bytes);
      splitter.push(toUtf8(bytes));
      visitor.bytes?.(bytesRead);
    }
    splitter.end();
  } finally {
    await handle.close();
  }
}

/** Turns UTF-16 into UTF-8; every other supported encoding has the same byte for a line break. */
function transcoder(start: Buffer): (bytes: Buffer) => Buffer {
  const [first, second, third, fourth] = start;
  const is16 = (mark: boolean, empty: boolean) => mark || empty;
  const little = is16(first === 0xff && second === 0xfe, second === 0 && fourth === 0);
  const big = is16(first === 0xfe && second === 0xff, first === 0 && third === 0);
  if (!little && !big) {
    let at = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
    return (bytes) => {
      const text = bytes.subarray(at);
      at = 0;
      return text;
    };
  }
  const decoder = new TextDecoder(little ? 'utf-16le' : 'utf-16be');
  return (bytes) => Buffer.from(decoder.decode(bytes, { stream: true }));
}

function splitLines({ line, tooLong }: LineVisitor) {
  let rest: Buffer = Buffer.alloc(0);
  let isSkipping = false;
  let number = 0;

  const visit = (text: string): void => {
    number++;
    const bare = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (bare.length > mostLineBytes) tooLong(number);
    else line(bare, number);
  };
  const keep = (bytes: Buffer): void => {
    isSkipping = bytes.length > mostLineBytes;
    if (isSkipping) tooLong(++number);
    rest = isSkipping ? Buffer.alloc(0) : Buffer.from(bytes);
  };

  return {
    push(bytes: Buffer): void {
      let data = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
      if (isSkipping) {
        const end = data.indexOf(10);
        if (end < 0) return;
        data = data.subarray(end + 1);
      }
      const last = data.lastIndexOf(10);
      if (last >= 0) for (const text of decoded(data.subarray(0, last))) visit(text);
      keep(data.subarray(last + 1));
    },
    end(): void {
      if (rest.length > 0) for (const text of decoded(rest)) visit(text);
    },
  };
}

/** Decodes lines as UTF-8; a line that is not valid UTF-8 is read as Latin-1. */
function decoded(bytes: Buffer): string[] {
  if (isUtf8(bytes)) return bytes.toString('utf8').split('\n');
  return bytes
    .toString('latin1')
    .split('\n')
    .map((line) => {
      const own = Buffer.from(line, 'latin1');
      return isUtf8(own) ? own.toString('utf8') : line;
    });
}
