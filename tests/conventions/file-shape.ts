/** How large files and folders may grow, so that each can be read in one go. */
import { dirname } from 'node:path';
import type { ProjectFile } from './project-files.ts';

/** Source files side by side in one folder. */
const mostInFolder = 25;

/** Lines of one product file. */
const mostLines = 250;

/** The median of all product files, in lines: above it a file is many thoughts, below it a crumb. */
const medianLines = { least: 50, most: 90 } as const;

/** Lines of a text; the line break at its end begins no line. */
export const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Folders with too many files, as "folder: count". */
export function crowdedFolders(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, dirname)]
    .filter(([, files]) => files.length > mostInFolder)
    .map(([folder, files]) => `${folder}: ${files.length}`);
}

/** Files that are too long, as "file: lines". */
export function longFiles(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ text }) => linesOf(text) > mostLines)
    .map(({ name, text }) => `${name}: ${linesOf(text)}`);
}

/** What is wrong with the median, in words; undefined when it is within its bounds. */
export function medianFault(files: readonly ProjectFile[]): string | undefined {
  const lengths = files.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  const [low, high] = [(lengths.length - 1) >> 1, lengths.length >> 1];
  const median = ((lengths[low] ?? 0) + (lengths[high] ?? 0)) / 2;
  if (median < medianLines.least) return `${median} lines: fold crumbs into their users`;
  if (median > medianLines.most) return `${median} lines: split files that do several things`;
  return undefined;
}
