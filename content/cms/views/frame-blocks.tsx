/** The editor's blocks of a brand's frame; Keystone wants exactly this one export. */
import { editorParts } from '../blocks/editor-parts.tsx';
import { frameComponentBlocks } from '../blocks/make-blocks.ts';

export const componentBlocks = frameComponentBlocks(editorParts);
