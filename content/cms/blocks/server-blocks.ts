/** The blocks that the server checks documents with: no views and no controls. */
import { frameComponentBlocks, sectionBlocks } from './make-blocks.ts';

const nothing = () => null;
const parts = {
  leaf: () => nothing,
  alt: () => nothing,
  preview: () => nothing,
  toolbar: () => nothing as never,
};

export const pageBlocks = sectionBlocks(parts);
export const frameEditorBlocks = frameComponentBlocks(parts);
