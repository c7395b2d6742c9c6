/**
 * The normal form of content: what comes back when it went into an editor's blocks and out again.
 * Files, the CMS and a backup are compared and stored in it.
 */
import type * as v from 'valibot';
import type { CmsRecords } from './editor-document.ts';
import { fieldsOf } from './field-tree.ts';
import { fromBlock, fromForm } from './from-block.ts';
import { toBlock, toForm } from './to-block.ts';

/** The records must answer for what the content refers to; `hydrate` reads them as the CMS would. */
export interface Hydrating extends CmsRecords {
  hydrate<T>(document: T): T;
}

/** A section of the schema's type without what only repeats a default. */
export function normalSection(
  type: string,
  schema: v.GenericSchema,
  section: unknown,
  cms: Hydrating,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(schema);
  return fromBlock(type, fields, cms.hydrate(toBlock(type, fields, section, cms)));
}

/** The same for what has no texts of several paragraphs: a site's frame. */
export function normalForm(
  schema: v.GenericSchema,
  value: unknown,
  cms: Hydrating,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(schema);
  return fromForm(fields, cms.hydrate(toForm(fields, value, cms)));
}
