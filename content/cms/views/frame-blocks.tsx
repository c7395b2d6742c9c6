/** The editor's blocks for a brand's frame; Keystone expects exactly this one export. */
import { editorParts } from '../blocks/editor-parts.tsx';
import { frameComponentBlocks } from '../blocks/make-blocks.ts';

export const componentBlocks = frameComponentBlocks(editorParts);
