/** The editor's blocks for a page; Keystone expects exactly this one export. */
import { editorParts } from '../blocks/editor-parts.tsx';
import { sectionBlocks } from '../blocks/make-blocks.ts';

export const componentBlocks = sectionBlocks(editorParts);
