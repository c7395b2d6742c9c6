/** Faults that keep a section from being published although it parses: parts that visitors would not see. */
import * as v from 'valibot';
import { mayShowPicture } from '../../domain/allowed-hosts.ts';
import type { PageBrand } from '../../domain/brand.ts';
import { isUnseen } from '../../domain/text.ts';
import { type ContentFault, inPlainWords, placeIn } from './fault-words.ts';
import { linkFaultsOf } from './links/link-faults.ts';
import { mediaKind } from './media.schema.ts';
import { propsByName } from './text-block-props.schema.ts';

/**
 * Blocks, references, files and texts that visitors would not see, and empty headings. Only publishing checks
 * this: a page that is already live is shown as it is.
 * @param section parsed, and so of bounded depth
 */
export function sectionFaults(section: unknown, brand: PageBrand): ContentFault[] {
  return faultsBelow(section, brand, '');
}

function faultsBelow(value: unknown, brand: PageBrand, at: string): ContentFault[] {
  if (typeof value !== 'object' || value === null) return [];
  if (v.is(lostReference, value)) return [{ at, reason: lostWords }];
  if (v.is(heading, value) && value.children.every(isWordless)) return [{ at, reason: emptyWords }];
  const own = v.is(componentBlock, value) ? blockFaults(value, at) : [];
  const below = Object.entries(value).flatMap(([key, held]) =>
    faultsBelow(held, brand, placeIn(at, key)),
  );
  return [
    ...own,
    ...unseenFaults(value, at),
    ...fileFaults(value, brand, at),
    ...linkFaultsOf(value, brand, at),
    ...below,
  ];
}

/** A sentence would go live with a hole where the page's title was. */
const lostReference = v.object({ type: v.literal('relationship'), data: v.null() });
const lostWords =
  'The page named here is gone, or belongs to another brand: choose another page or remove the link';

/** People who navigate by headings would come to an empty one. */
const heading = v.object({ type: v.literal('heading'), children: v.array(v.unknown()) });
const emptyText = v.object({ text: v.pipe(v.string(), v.check(isUnseen)) });
const link = v.object({ type: v.literal('link'), children: v.array(v.unknown()) });

/** A link is as wordless as its own children; any other node, such as a page's title, counts as words. */
function isWordless(node: unknown): boolean {
  if (v.is(link, node)) return node.children.every(isWordless);
  return v.is(emptyText, node);
}
const emptyWords = 'This heading is empty: write something or remove it';

/** A title of invisible characters passes for text; in rich text they stand between words. */
function unseenFaults(value: object, at: string): ContentFault[] {
  return Object.entries(value)
    .filter(([name, text]) => name !== 'text' && typeof text === 'string' && hasOnlyUnseen(text))
    .map(([name]) => ({ at: placeIn(at, name), reason: unseenWords }));
}

/** True for invisible characters; text that is empty or of spaces alone is left to the schemas. */
export function hasOnlyUnseen(text: string): boolean {
  return text.trim() !== '' && isUnseen(text);
}
export const unseenWords = 'Nobody can see this text: type something or leave the field out';

const componentBlock = v.object({
  type: v.literal('component-block'),
  component: v.string(),
  props: v.unknown(),
});

function blockFaults(
  { component, props }: v.InferOutput<typeof componentBlock>,
  at: string,
): ContentFault[] {
  const schema = Object.hasOwn(propsByName, component) ? propsByName[component] : undefined;
  if (!schema) return [{ at, reason: `there is no block "${component}"` }];
  const { issues = [] } = v.safeParse(schema, props, inPlainWords);
  return issues.map((issue) => ({
    at: placeIn(at, v.getDotPath(issue) ?? 'props'),
    reason: issue.message,
  }));
}

/** The page's policy allows only our own files, pictures from the brand's image hosts, and film players. */
function fileFaults(value: object, brand: PageBrand, at: string): ContentFault[] {
  return Object.entries(value).flatMap(([name, url]) => {
    if (typeof url !== 'string' || !isFile(name, value)) return [];
    const isPicture = name === 'poster' || /(?:^|\.)heroImage$/.test(at);
    const reason = fileFault(url, name, brand, isPicture);
    return reason ? [{ at: placeIn(at, name), reason }] : [];
  });
}

/** True for a file, not a link (which has no size) or a frame (which has no width). */
function isFile(name: string, value: object): boolean {
  if (name === 'url') return 'width' in value || ('type' in value && value.type === 'audio');
  return name === 'src' || name === 'poster';
}

function fileFault(
  url: string,
  name: string,
  brand: PageBrand,
  isPicture: boolean,
): string | undefined {
  const kind = mediaKind(url);
  if (isPicture && kind !== 'image')
    return 'This is not a picture: use a file that ends in .jpg, .png, …';
  if (kind === 'frame' && name === 'url') return undefined;
  const isShown = kind === 'image' ? mayShowPicture(brand, url) : url.startsWith('/');
  return isShown ? undefined : foreignWords;
}

const foreignWords =
  'Files on other sites are not shown to visitors: use one of ours, under /media/, or a YouTube or Vimeo link';
