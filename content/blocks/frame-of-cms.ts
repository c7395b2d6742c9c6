/** A brand's frame as blocks of an editor's document, and back. */

import * as v from 'valibot';
import { inPlainWords, placedFault } from '../model/fault-words.ts';
import { type Site, site as siteSchema } from '../model/site.schema.ts';
import type { BlockNode, CmsRecords, EditorNode } from './editor-document.ts';
import { labelOf } from './editor-label.ts';
import { type Field, fieldsOf } from './field-tree.ts';
import { fromBlock } from './from-block.ts';
import { placeName } from './place-name.ts';
import { toBlock } from './to-block.ts';

/** The block for all fields that are in no group. */
const restName = 'badges';

interface FrameBlock {
  readonly name: string;
  readonly fields: readonly Field[];
}

const frameFields = fieldsOf(siteSchema);
/** A block for each group of the site's schema, and one for the rest. */
export const frameBlocks: readonly FrameBlock[] = blocksOf(frameFields);

function blocksOf(fields: readonly Field[]): FrameBlock[] {
  const groups = fields.flatMap((field) =>
    field.kind === 'group' ? [{ name: field.name, fields: field.fields }] : [],
  );
  return [...groups, { name: restName, fields: fields.filter(({ kind }) => kind !== 'group') }];
}

/** A site's frame as the CMS keeps it. */
export function toFrame(site: unknown, records: CmsRecords): BlockNode[] {
  const groups = Object.entries(site ?? {});
  return frameBlocks.map(({ name, fields }) => {
    const group = groups.find(([key]) => key === name)?.[1];
    return toBlock(name, fields, name === restName ? site : group, records);
  });
}

/** @returns the frame in normal form, or the reason why it is not a valid frame */
export function frameOfCms(
  document: unknown,
): { frame: unknown; site: Site } | { problem: string } {
  if (!Array.isArray(document)) return { problem: 'The frame is not a document' };
  const nodes = document as readonly EditorNode[];
  const frame = Object.assign(
    {},
    ...frameBlocks.map((block) => blockValue(block, nodes)),
  ) as object;
  const parsed = v.safeParse(siteSchema, frame, inPlainWords);
  if (parsed.success) return { frame, site: parsed.output };
  return { problem: placedFault(parsed.issues[0], placeInFrame) };
}

/** Where a fault in the frame is, in the words of its blocks. @param at such as `header.links.0.url` */
export function placeInFrame(at: string): string {
  const [group = '', ...rest] = at.split('.');
  const block = frameBlocks.find(({ name }) => name === group);
  if (!block) return placeName(frameFields, at);
  const within = rest.length > 0 ? [placeName(block.fields, rest.join('.'))] : [];
  return [labelOf(group), ...within].join(', ');
}

function blockValue({ name, fields }: FrameBlock, nodes: readonly EditorNode[]): object {
  const block = nodes.find(({ component }) => component === name);
  if (!block) return {};
  const { type: _, ...value } = fromBlock(name, fields, block);
  return name === restName ? value : { [name]: value };
}
