/** Size limits for files and folders, so that each can be read in one go. */
import { dirname } from 'node:path';
import type { ProjectFile } from './project-files.ts';

/** The most source files directly in one folder. */
const mostInFolder = 25;

/** The most lines in one product file. */
const mostLines = 250;

/** Bounds on the median length of product files, in lines: above them files do too much, below them they are crumbs. */
const medianLines = { least: 50, most: 90 } as const;

/** The number of lines in a text; a line break at its end does not start another. */
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

/** A description of the fault in the median; undefined when it is within its bounds. */
export function medianFault(files: readonly ProjectFile[]): string | undefined {
  const lengths = files.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  const [low, high] = [(lengths.length - 1) >> 1, lengths.length >> 1];
  const median = ((lengths[low] ?? 0) + (lengths[high] ?? 0)) / 2;
  if (median < medianLines.least) return `${median} lines: fold crumbs into their users`;
  if (median > medianLines.most) return `${median} lines: split files that do several things`;
  return undefined;
}
