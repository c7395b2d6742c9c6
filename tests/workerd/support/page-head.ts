/** A reader for the head of a served page and its JSON-LD, in the shapes that search engines require. */
import * as v from 'valibot';
import { expect } from 'vitest';
import { tagsOf } from './markup.ts';

export interface Head {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, readonly string[]>>;
  /** The graph of the page's data block; undefined without one. */
  readonly graph: readonly unknown[] | undefined;
  readonly html: string;
}

/** Reads a page; a repeated meta or data block fails the test. */
export async function headOf(response: Response): Promise<Head> {
  const html = await response.text();
  const tags = await tagsOf(html);
  const links: Record<string, string[]> = {};
  for (const { name, attributes } of tags) {
    if (name !== 'link') continue;
    const rel = attributes.rel ?? '';
    links[rel] = [...(links[rel] ?? []), attributes.href ?? ''];
  }
  const metas = tags.flatMap(({ name, attributes }) => {
    const key = attributes.name ?? attributes.property;
    return name === 'meta' && key !== undefined ? [[key, attributes.content ?? '']] : [];
  });
  const meta = Object.fromEntries(metas) as Record<string, string>;
  expect(metas.length, 'a meta twice').toBe(Object.keys(meta).length);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  const graph = blocks[0]
    ? v.parse(dataBlock, JSON.parse(blocks[0][1] ?? ''))['@graph']
    : undefined;
  return { title: /<title>([^<]*)</.exec(html)?.[1] ?? '', meta, links, graph, html };
}

const httpsUrl = v.pipe(v.string(), v.regex(/^https:\/\/www\.[a-z]+\.example\/[\w./#-]*$/));
const words = v.pipe(v.string(), v.minLength(1), v.regex(/^[^\uE000-\uF8FF]*$/));
const reference = v.strictObject({ '@id': httpsUrl });
const dataBlock = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});
/** Required and recommended properties of what we publish (schema.org; Google's rich results). */
export const things = {
  Organization: v.strictObject({
    '@type': v.literal('Organization'),
    '@id': httpsUrl,
    name: words,
    legalName: words,
    slogan: words,
    url: httpsUrl,
    logo: httpsUrl,
  }),
  WebSite: v.strictObject({
    '@type': v.literal('WebSite'),
    '@id': httpsUrl,
    name: words,
    url: httpsUrl,
    inLanguage: v.literal('en-AU'),
    publisher: reference,
  }),
  BreadcrumbList: v.strictObject({
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('ListItem'),
          position: v.number(),
          name: words,
          item: httpsUrl,
        }),
      ),
      v.minLength(2),
    ),
  }),
  FAQPage: v.strictObject({
    '@type': v.literal('FAQPage'),
    '@id': httpsUrl,
    mainEntity: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('Question'),
          name: words,
          acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text: words }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  Article: v.strictObject({
    '@type': v.literal('Article'),
    headline: v.pipe(words, v.maxLength(110)),
    description: words,
    datePublished: v.pipe(v.string(), v.isoDate()),
    inLanguage: v.literal('en-AU'),
    mainEntityOfPage: httpsUrl,
    image: v.strictObject({
      '@type': v.literal('ImageObject'),
      url: httpsUrl,
      width: v.literal(1200),
      height: v.literal(630),
    }),
    author: v.union([reference, v.strictObject({ '@type': v.literal('Person'), name: words })]),
    publisher: reference,
  }),
} as const;

/** The only thing of a type in the graph, parsed; undefined when there is none. */
export function thing<Type extends keyof typeof things>(
  { graph = [] }: Head,
  type: Type,
): v.InferOutput<(typeof things)[Type]> | undefined {
  const found = graph.filter((one) => (one as { '@type': string })['@type'] === type);
  expect(found.length, `${type} twice`).toBeLessThanOrEqual(1);
  return found[0] ? (v.parse(things[type], found[0]) as never) : undefined;
}
