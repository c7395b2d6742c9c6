/** Lines out of text that comes in pieces: only the piece at hand and one unfinished line are kept. */

/** No record comes near it: a file of one endless line is no text. */
const longestLine = 100_000;

interface LineReader {
  readonly push: (piece: string) => void;
  /** Hands out the last line, which may lack its end. */
  readonly end: () => void;
}

/**
 * @param onLine gets each line without its end, with its number from 1
 * @param onEndless called where a line has no end
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
