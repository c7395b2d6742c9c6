/** Checks of citations: each must name a heading of docs/specification.md or a file in this repository. */
import type { ProjectFile } from './project-files.ts';

/** `(spec: plan-lists)` or `(spec: plan-lists, law)`. */
const citation = /\(spec[:] ([a-z]+(?:-[a-z]+)*(?:, [a-z]+(?:-[a-z]+)*)*)\)/g;

export function citedAnchors(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([, anchors = '']) => anchors.split(', '));
}

/** Citations of headings that the specification does not have, as "file: anchor". */
export function unknownCitations(
  files: readonly ProjectFile[],
  anchors: readonly string[],
): string[] {
  return files.flatMap(({ name, text }) =>
    citedAnchors(text)
      .filter((anchor) => !anchors.includes(anchor))
      .map((anchor) => `${name}: ${anchor}`),
  );
}

/** Citations that a reader of this repository cannot follow. Brackets stop the patterns matching themselves. */
const unfollowable: readonly RegExp[] = [
  // A section sign may only cite a public standard.
  /(?<!(?:RFC \d+|XML 1\.0|HTML|PNG|CSP 3) (?:\u00a7[\d.]+, )?)\u00a7/,
  /(?<!\])\((?:decisions|quality)[ ,;:)]/i,
  /[;,] (?:decisions|quality, \w+)\)/i,
  /\bdesign[:] /i,
  // A malformed citation, which no check would resolve.
  /\bspec[:]/i,
];

/** Lines that cite anything but our own documents and public standards, as "file:line". */
export function unfollowableCitations(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => {
      const rest = line.replace(citation, '');
      return unfollowable.some((form) => form.test(rest)) ? [`${name}:${index + 1}`] : [];
    }),
  );
}

/** Missing files and folders named in SQL comments, as "file: name"; a module may be named without its folder. */
export function missingInSql(
  files: readonly ProjectFile[],
  exists: (path: string) => boolean,
): string[] {
  const modules = new Set(files.map(({ name }) => name.split('/').at(-1)));
  const ours =
    /(?<![\w/.-])(?:(?:domain|worker|client|brands|content|scripts|bench|tests|docs)\/[\w./-]*\w|[\w.-]+\.tsx?\b)/g;
  return files
    .filter(({ name }) => name.endsWith('.sql'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/--.*/g)]
        .flatMap(([comment]) => [...comment.matchAll(ours)].map(([found]) => found))
        .filter((found) => (found.includes('/') ? !exists(found) : !modules.has(found)))
        .map((found) => `${name}: ${found}`),
    );
}

/** Missing documents named in code, as "file: document". */
export function missingDocuments(
  files: readonly ProjectFile[],
  exists: (path: string) => boolean,
): string[] {
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![\w/.-])docs\/[\w./-]*\w/g)]
      .map(([path]) => path)
      .filter((path) => !exists(path))
      .map((path) => `${name}: ${path}`),
  );
}
