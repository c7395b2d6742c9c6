/** Helpers that read pages as a browser does: elements and attributes by a parser, never by pattern. */
import { unescaped } from '../../../scripts/content/html-facts.ts';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every element of a page in order, with the entities in attribute values resolved. */
export async function tagsOf(html: string): Promise<Tag[]> {
  const tags: Tag[] = [];
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      tags.push({
        name: element.tagName,
        attributes: Object.fromEntries(
          [...element.attributes].map(([name, value]) => [name, unescaped(value)]),
        ),
      });
    },
  });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return tags;
}

/** Scripts that a browser would run, which excludes data blocks (HTML §4.12.1). */
export function scriptsOf(tags: readonly Tag[]): Tag[] {
  return tags.filter(
    ({ name, attributes }) => name === 'script' && attributes.type !== 'application/ld+json',
  );
}

/** The URLs of a page's links and POST forms; GET forms carry the campaign in their fields. */
export function targetsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) => {
    const posts = name === 'form' && attributes.method === 'post';
    const target = name === 'a' ? attributes.href : posts ? attributes.action : undefined;
    return target === undefined ? [] : [target];
  });
}

/** A page without the random ids of its forms: the rest is the same for every visitor. */
export function withoutIds(html: string): string {
  return html.replace(
    /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g,
    'ID',
  );
}
