/** The editor's blocks of a page; Keystone wants exactly this one export. */
import { editorParts } from '../blocks/editor-parts.tsx';
import { sectionBlocks } from '../blocks/make-blocks.ts';

export const componentBlocks = sectionBlocks(editorParts);
