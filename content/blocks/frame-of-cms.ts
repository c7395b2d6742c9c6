/** What all pages of a brand share, as blocks of an editor's document and back. */

import * as v from 'valibot';
import { type Site, site as siteSchema } from '../model/site.schema.ts';
import type { BlockNode, CmsRecords, EditorNode } from './editor-document.ts';
import { type Field, fieldsOf } from './field-tree.ts';
import { fromBlock } from './from-block.ts';
import { toBlock } from './to-block.ts';

/** The block of everything that has no group of its own. */
const restName = 'badges';

interface FrameBlock {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** A block for each group of the site's schema, and one for the rest. */
export const frameBlocks: readonly FrameBlock[] = blocksOf(fieldsOf(siteSchema));

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

/** @returns the frame in normal form, or what keeps it from being one */
export function frameOfCms(
  document: unknown,
): { frame: unknown; site: Site } | { problem: string } {
  if (!Array.isArray(document)) return { problem: 'The frame is not a document' };
  const nodes = document as readonly EditorNode[];
  const frame = Object.assign(
    {},
    ...frameBlocks.map((block) => blockValue(block, nodes)),
  ) as object;
  const parsed = v.safeParse(siteSchema, frame);
  if (parsed.success) return { frame, site: parsed.output };
  const [issue] = parsed.issues;
  return { problem: `${v.getDotPath(issue) ?? 'frame'}: ${issue.message}` };
}

function blockValue({ name, fields }: FrameBlock, nodes: readonly EditorNode[]): object {
  const block = nodes.find(({ component }) => component === name);
  if (!block) return {};
  const { type: _, ...value } = fromBlock(name, fields, block);
  return name === restName ? value : { [name]: value };
}
