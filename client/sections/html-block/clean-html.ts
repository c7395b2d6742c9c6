/** The sanitiser for HTML that an editor pasted: an allow-list, applied once, when content comes in (spec: content). */
import sanitizeHtml, { type Attributes, type IFrame, type IOptions } from 'sanitize-html';
import * as v from 'valibot';
import { imageExtensions } from '../../../content/model/media.schema.ts';
import { href as hrefSchema } from '../../../domain/href.ts';

/** Prefix for a block's ids, so that none can pass for one of ours (DOM clobbering). */
const idPrefix = 'html-';

const text = 'p br hr h2 h3 h4 h5 h6 blockquote cite q pre code kbd samp address div span';
const marks = 'strong b em i u s small sub sup mark abbr del ins dfn time';
const lists = 'ul ol li dl dt dd details summary figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';
const tags = [text, marks, lists, tables, 'a img'].flatMap((names) => names.split(' '));

/** No class and no style: with our classes, a block could cover the page. */
const attributes: Record<string, string[]> = {
  '*': ['id', 'lang', 'dir'],
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'reversed', 'type'],
  details: ['open'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
};

/** Private-use characters are the page cache's slots (client/ui/visitor-slots.ts); control characters are not text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters in order to remove them.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uE000-\uE00F]/g;
const imagePath = new RegExp(`^/media/[\\w./-]+\\.(?:${imageExtensions.join('|')})$`, 'i');

/** Safe, well-formed HTML; tags that are not on the list are dropped, but their text is kept. */
export function cleanHtml(html: string): string {
  const seen = new Set<string>();
  const own = ids(html);
  let pictureAt = -1;
  const options: IOptions = {
    allowedTags: tags,
    allowedAttributes: attributes,
    // The transforms below check schemes, by the rule for every link on the site.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Their content is not page text, so it is dropped too.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    nestingLimit: 40,
    // No style attribute passes, so there is nothing to parse; the parser would cost 60 kB.
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, found) => ({ tagName, attribs: link(found, own) }),
      img: (tagName, found) => ({ tagName, attribs: image(found) }),
      '*': (tagName, found) => ({ tagName, attribs: prefixed(found, seen) }),
    },
    exclusiveFilter: (frame) => {
      if (frame.tag !== 'img') return isEmptyHeading(frame, pictureAt);
      if (!frame.attribs.src) return true;
      pictureAt = frame.tagPosition;
      return false;
    },
  };
  // Before, so that none of them hides a tag, and again after, because entities are decoded by then.
  return sanitizeHtml(html.replace(unwanted, ''), options).replace(unwanted, '').trim();
}

/**
 * People who navigate by headings would hear an empty one; a heading with a picture is not empty.
 * @param pictureAt position of the last picture: inner elements are filtered before the one around them
 */
function isEmptyHeading({ tag, text, tagPosition }: IFrame, pictureAt: number): boolean {
  return /^h[1-6]$/.test(tag) && text.trim() === '' && pictureAt < tagPosition;
}

/** Ids the block defines, to tell its own anchors from the page's. */
function ids(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid\s*=\s*["']?([\w-]+)/gi)].map((match) => match[1] ?? ''));
}

function prefixed({ id, ...rest }: Attributes, seen: Set<string>): Attributes {
  if (id === undefined || !/^[\w-]{1,60}$/.test(id) || seen.has(id)) return rest;
  seen.add(id);
  return { ...rest, id: idPrefix + id };
}

/** http(s), mailto, tel, a path or an anchor; a link with any other target loses it and keeps its words. */
function link({ href, rel: _, ...rest }: Attributes, own: ReadonlySet<string>): Attributes {
  // A control character between two slashes would hide a link to another site until it is removed.
  const target = v.safeParse(hrefSchema, (href ?? '').replace(unwanted, ''));
  if (!target.success) return rest;
  const anchor = target.output.startsWith('#') ? target.output.slice(1) : '';
  const outside = /^https?:/.test(target.output);
  return {
    ...rest,
    href: own.has(anchor) ? `#${idPrefix}${anchor}` : target.output,
    ...(outside ? { rel: 'noopener' } : {}),
  };
}

/** A picture of our own with its size, so that nothing shifts; any other is left out. */
function image({ src = '', alt = '', width = '', height = '', id }: Attributes): Attributes {
  const sized = /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height);
  if (!imagePath.test(src) || src.includes('..') || !sized) return {};
  return {
    src,
    alt,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    ...(id === undefined ? {} : { id }),
  };
}
