/**
 * What the CMS takes from the site: the sections' schemas and the way between content and blocks.
 * `npm run cms` bundles this file for Keystone's server and for the editor in the browser; the views
 * of the sections are left out, so the bundle is schemas and pure functions only.
 */
import { sectionOf, sections } from '../../client/sections/section-registry.ts';
import { fieldsOf } from '../blocks/field-tree.ts';
import type { SchemaOf } from '../blocks/page-of-cms.ts';
import { site } from '../model/site.schema.ts';

export type { CmsPicture, CmsRecords, EditorNode, Json } from '../blocks/editor-document.ts';
export type { Field } from '../blocks/field-tree.ts';
export { fromForm } from '../blocks/from-block.ts';
export { type ContentProblem, pageOfCms, sectionFields } from '../blocks/page-of-cms.ts';
export { fieldsOfTextBlock } from '../blocks/rich-text-form.ts';
export { isSwitched, toBlock, toForm } from '../blocks/to-block.ts';
export { page as pageSchema } from '../model/page.schema.ts';
export { site as siteSchema } from '../model/site.schema.ts';
export { textBlocks } from '../model/text-blocks.schema.ts';

/** The sections in the order in which an editor is offered them. */
export const sectionTypes: readonly string[] = Object.keys(sections);
export const schemaOf: SchemaOf = (type) => sectionOf(type)?.schema;
export const siteFields = fieldsOf(site);
