/** Which parts of a suggestion the visitor has typed, so that the list can set them in bold. */

export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts `line` at the starts of its words that begin with a typed word; case and commas do not count. */
export function matchedSegments(line: string, typed: string): Segment[] {
  const words = typed
    .split(/[\s,/]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(escapePattern);
  if (words.length === 0) return [{ text: line, hit: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
  const segments: Segment[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) segments.push({ text: line.slice(end, match.index), hit: false });
    segments.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) segments.push({ text: line.slice(end), hit: false });
  return segments;
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
