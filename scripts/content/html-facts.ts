/** The facts in finished HTML that checks and tests look at: ids, headings, links, forms, files. */

export interface HtmlFacts {
  readonly ids: readonly string[];
  /** Number of h1 elements. */
  readonly titles: number;
  /** The targets of links, as a browser reads them. */
  readonly links: readonly string[];
  /** Where forms post to. Not GET forms, which carry the campaign in their fields. */
  readonly posts: readonly string[];
  /** Files that elements show or play. */
  readonly files: readonly string[];
  /** Names of islands, in order. */
  readonly islands: readonly string[];
}

/** Opening tags as React and the sanitiser write them: attributes in double quotes, text escaped. */
const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=<>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;
/** Slots for the visitor's own parts (client/ui/visitor-slots.ts). */
const slots = /[\uE000-\uE00F]/g;

interface OpeningTag {
  readonly name: string;
  /** As written. */
  readonly attributes: string;
}

/** The opening tags of finished HTML, in order. */
export function openingTags(html: string): OpeningTag[] {
  return [...html.replace(slots, '').matchAll(openingTag)].map(
    ([, name = '', attributes = '']) => ({ name: name.toLowerCase(), attributes }),
  );
}

export function htmlFacts(html: string): HtmlFacts {
  const tags = openingTags(html);
  const values = (wanted: string, of: (name: string, attributes: string) => boolean = () => true) =>
    tags.flatMap(({ name, attributes }) =>
      of(name, attributes) ? (attribute(attributes, wanted) ?? []) : [],
    );
  return {
    ids: values('id'),
    titles: tags.filter(({ name }) => name === 'h1').length,
    links: values('href', (name) => name === 'a'),
    posts: values('action', (name, of) => name === 'form' && attribute(of, 'method') === 'post'),
    files: [...values('src'), ...values('poster')],
    islands: values('name', (name) => name === 'x-island'),
  };
}

/** One attribute of a tag; undefined if the tag does not have it, or it has no value. */
export function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

/** Undoes the five escapes that React uses. */
export function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
