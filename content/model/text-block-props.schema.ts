/** What a block or a reference inside rich text holds besides its words: publishing asks for what visitors would miss. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { optionalText, text } from './primitives.schema.ts';

export const noticeProps = v.object({
  intent: v.optional(v.picklist(['info', 'warning', 'success']), 'info'),
});
/** Whose words they are may be a text of its own, or stand among the block's words. */
export const quoteProps = v.object({ attribution: optionalText });
export const actionProps = v.object({ label: text, url: href });

/** By name; columns are a `layout` node, and no block of content. */
const propsByName: Readonly<Record<string, v.GenericSchema>> = {
  notice: noticeProps,
  quote: quoteProps,
  'call-to-action': actionProps,
};

/** What keeps one block, or one reference, of a text from being shown. */
export interface BlockFault {
  /** Where it is in the section, such as `content.2.url`. */
  readonly at: string;
  readonly reason: string;
}

/**
 * Blocks and references in the texts of a section that visitors would not see. A page that is live
 * already is shown without them, so only publishing asks.
 * @param section parsed, and so of bounded depth
 */
export function blockFaults(section: unknown): BlockFault[] {
  return faultsBelow(section, []);
}

function faultsBelow(value: unknown, path: readonly string[]): BlockFault[] {
  if (typeof value !== 'object' || value === null) return [];
  if (v.is(lostReference, value)) return [{ at: path.join('.'), reason: lostWords }];
  const own = v.is(componentBlock, value) ? faultsOf(value, path) : [];
  const below = Object.entries(value).flatMap(([key, held]) => faultsBelow(held, [...path, key]));
  return [...own, ...below];
}

/** A sentence would go live with a hole where the page's title stood. */
const lostReference = v.object({ type: v.literal('relationship'), data: v.null() });
const lostWords =
  'The page that is named here is gone, or belongs to another brand: choose another, or take it out';

const componentBlock = v.object({
  type: v.literal('component-block'),
  component: v.string(),
  props: v.unknown(),
});

function faultsOf(
  { component, props }: v.InferOutput<typeof componentBlock>,
  path: readonly string[],
): BlockFault[] {
  const schema = Object.hasOwn(propsByName, component) ? propsByName[component] : undefined;
  if (!schema) return [{ at: path.join('.'), reason: `there is no block "${component}"` }];
  const { issues = [] } = v.safeParse(schema, props);
  return issues.map((issue) => ({
    at: [...path, v.getDotPath(issue) ?? 'props'].join('.'),
    // The schema's words for what is missing name its keys and types, which an editor never sees.
    reason: issue.received === 'undefined' ? 'fill this in' : issue.message,
  }));
}
