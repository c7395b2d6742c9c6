/** The heading anchors of our documents, and links to a missing file or heading. */
import { dirname, join } from 'node:path';
import type { ProjectFile } from './project-files.ts';

/** The slugs of a document's headings in order, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  const withoutCode = markdown.replace(/^```.*?^```/gms, '');
  const seen = new Map<string, number>();
  return [...withoutCode.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .replace(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** A document's links to others and to its own headings, as written. */
export function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
}

/**
 * Links that lead nowhere, as "document: link".
 * @param exists whether a path from the project's root is a file or folder
 */
export function brokenLinks(
  documents: readonly ProjectFile[],
  exists: (path: string) => boolean,
): string[] {
  const textOf = new Map(documents.map(({ name, text }) => [name, text]));
  return documents.flatMap(({ name, text }) =>
    linksOf(text)
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? name : join(dirname(name), file);
        if (!exists(target)) return true;
        return anchor !== undefined && !anchorsOf(textOf.get(target) ?? '').includes(anchor);
      })
      .map((link) => `${name}: ${link}`),
  );
}
