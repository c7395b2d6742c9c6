/** A CMS in memory with every picture and page that some content refers to, for the normal form without a server. */
import * as v from 'valibot';
import { type CmsPicture, type CmsRecords, own } from './editor-document.ts';

const point = v.object({ x: v.number(), y: v.number() });

export interface CmsInMemory extends CmsRecords {
  /** The document as it is read: each reference with its record's data. */
  hydrate<T>(document: T): T;
}

/** @param titles of pages, by path */
export function cmsInMemory(
  content: unknown,
  titles: Readonly<Record<string, string>>,
): CmsInMemory {
  const pictures = new Map<string, CmsPicture>();
  visit(content, (value) => {
    const src = own(value, 'src') ?? own(value, 'url');
    const [width, height] = [own(value, 'width'), own(value, 'height')];
    if (typeof src !== 'string' || typeof width !== 'number' || typeof height !== 'number') return;
    const alt = String(own(value, 'alt') ?? own(value, 'altText') ?? '');
    const focus = v.safeParse(point, own(value, 'focus'));
    const picture = { src, alt, width, height, ...(focus.success && { focus: focus.output }) };
    if (!pictures.has(src)) pictures.set(src, picture);
  });
  const dataOf = (id: string): unknown => {
    if (id.startsWith('picture ')) return pictures.get(id.slice(8));
    const path = id.startsWith('page ') ? id.slice(5) : undefined;
    return path && { path, title: titles[path] };
  };
  return {
    picture(src) {
      const picture = pictures.get(src);
      return picture && { id: `picture ${src}`, picture };
    },
    page(path) {
      const title = Object.hasOwn(titles, path) ? titles[path] : undefined;
      return title === undefined ? undefined : { id: `page ${path}`, title };
    },
    hydrate: (document) =>
      JSON.parse(JSON.stringify(document), (_, value: unknown) => {
        const id = own(value, 'id');
        const data = typeof id === 'string' ? dataOf(id) : undefined;
        return data === undefined ? value : { id, data };
      }),
  };
}

function visit(value: unknown, each: (value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  each(value);
  for (const inner of Object.values(value)) visit(inner, each);
}
