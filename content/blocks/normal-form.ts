/** The normal form of content: a section or a frame after a round trip through the editor's blocks. */
import * as v from 'valibot';
import type { CmsInMemory } from './cms-in-memory.ts';
import { fieldsOf } from './field-tree.ts';
import { frameOfCms, toFrame } from './frame-of-cms.ts';
import { fromBlock } from './from-block.ts';
import { otherRecord } from './record-facts.ts';
import { toBlock } from './to-block.ts';

/** The section with its fields in schema order, without those that only repeat a default. */
export function normalSection(
  type: string,
  schema: v.GenericSchema,
  section: unknown,
  cms: CmsInMemory,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(schema);
  return fromBlock(type, fields, cms.hydrate(toBlock(type, fields, section, cms)));
}

export interface Formatted {
  readonly section: Readonly<Record<string, unknown>>;
  /** Why the section was left as it was. */
  readonly kept?: string;
}

/** The normal form of a section, or the section itself where the normal form would look different to visitors. */
export function formatted(
  type: string,
  schema: v.GenericSchema,
  section: Readonly<Record<string, unknown>>,
  cms: CmsInMemory,
): Formatted {
  const before = v.safeParse(schema, section);
  if (!before.success) return { section, kept: 'it does not fit its schema' };
  const normal = normalSection(type, schema, section, cms);
  const after = v.safeParse(schema, normal);
  const at = otherRecord(before.output, after.output);
  if (after.success && at === undefined) return { section: normal };
  return { section, kept: `its normal form would show something else at ${at ?? 'its words'}` };
}

/** @throws Error saying why it is not a valid frame */
export function normalFrame(site: unknown, cms: CmsInMemory): unknown {
  const back = frameOfCms(cms.hydrate(toFrame(site, cms)));
  if ('problem' in back) throw new Error(back.problem);
  return back.frame;
}
