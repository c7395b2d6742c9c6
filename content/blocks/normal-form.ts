/** The normal form of content: what comes back of a section or a frame that went into blocks and out again. */
import type * as v from 'valibot';
import type { CmsInMemory } from './cms-in-memory.ts';
import { fieldsOf } from './field-tree.ts';
import { frameOfCms, toFrame } from './frame-of-cms.ts';
import { fromBlock } from './from-block.ts';
import { toBlock } from './to-block.ts';

/** Without what only repeats a default, its fields in the order of the schema. */
export function normalSection(
  type: string,
  schema: v.GenericSchema,
  section: unknown,
  cms: CmsInMemory,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(schema);
  return fromBlock(type, fields, cms.hydrate(toBlock(type, fields, section, cms)));
}

/** @throws Error saying what keeps it from being a frame */
export function normalFrame(site: unknown, cms: CmsInMemory): unknown {
  const back = frameOfCms(cms.hydrate(toFrame(site, cms)));
  if ('problem' in back) throw new Error(back.problem);
  return back.frame;
}
