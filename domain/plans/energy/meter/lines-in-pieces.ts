/** A line reader for text in chunks, which buffers only the current chunk and one unfinished line. */

/** Far longer than any record: a file with a longer line is not text. */
const longestLine = 100_000;

interface LineReader {
  readonly push: (piece: string) => void;
  /** Emits the last line, which may lack a line break. */
  readonly end: () => void;
}

/**
 * @param onLine gets each line without its line break, and its number from 1
 * @param onEndless called for a line beyond the limit
 */
export function lineReader(
  onLine: (line: string, number: number) => void,
  onEndless: (number: number) => void,
): LineReader {
  let rest = '';
  let number = 0;
  const give = (line: string) => {
    number += 1;
    onLine(line.endsWith('\r') ? line.slice(0, -1) : line, number);
  };
  return {
    push(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) give(line);
      if (rest.length > longestLine) onEndless(number + 1);
    },
    end() {
      if (rest !== '') give(rest);
      rest = '';
    },
  };
}
