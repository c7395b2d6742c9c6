/**
 * The parts of the site that the CMS uses: the sections' schemas and the conversion between content and blocks.
 * `npm run cms` bundles this file for Keystone's server and for the editor in the browser; the views
 * of the sections are left out, so the bundle is schemas and pure functions only.
 */
import { brands } from '../../brands/brands.ts';
import { sectionOf, sections } from '../../client/sections/section-registry.ts';
import type { SchemaOf } from '../blocks/page-of-cms.ts';

export { getDescription, getTitle } from 'valibot';
export { pageBrandOf } from '../../brands/brands.ts';
export { ipNetworkOf } from '../../domain/ip-network.ts';
export { maxPath, pagePathPattern } from '../../domain/post-path.ts';
export { isReservedPath, reservedPathWords } from '../../domain/reserved-path.ts';
export type { CmsPicture, CmsRecords, EditorNode } from '../blocks/editor-document.ts';
export { type Field, fieldsOf } from '../blocks/field-tree.ts';
export { frameBlocks, frameOfCms, placeInFrame, toFrame } from '../blocks/frame-of-cms.ts';
export { fromBlock } from '../blocks/from-block.ts';
export { keptFromLive } from '../blocks/old-version.ts';
export { type ContentProblem, refusedInPage, sectionFields } from '../blocks/page-of-cms.ts';
export { fieldsOfTextBlock } from '../blocks/rich-text-form.ts';
export { sameJson } from '../blocks/same-json.ts';
export {
  type FilePage,
  type FilePicture,
  type ImportFiles,
  readFilePage,
  readFiles,
} from '../blocks/sent-files.ts';
export { isSwitched, toBlock } from '../blocks/to-block.ts';
export { valueFault } from '../model/fault-words.ts';
export { frameLinkFaults } from '../model/links/link-faults.ts';
export { uploadTypes } from '../model/media.schema.ts';
export { page as pageSchema } from '../model/page.schema.ts';
export { textBlocks } from '../model/text-blocks.schema.ts';

/** The sections in the order in which an editor is offered them. */
export const sectionTypes: readonly string[] = Object.keys(sections);
export const schemaOf: SchemaOf = (type) => sectionOf(type)?.schema;

interface BrandHosts {
  readonly slug: string;
  readonly name: string;
  readonly hosts: Readonly<Record<'development' | 'qa' | 'uat' | 'production', string>>;
}

/** Slug, name and host of each brand, for the first start. */
export const brandHosts: readonly BrandHosts[] = brands;
