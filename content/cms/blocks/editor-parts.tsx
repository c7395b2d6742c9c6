/** The parts of a block that the browser shows. */
import { blockCard } from './block-card.tsx';
import { blockToolbar } from './block-toolbar.tsx';
import { altInput, leafInput } from './leaf-input.tsx';
import type { BlockParts } from './make-blocks.ts';

export const editorParts: BlockParts = {
  leaf: leafInput,
  alt: altInput,
  preview: blockCard,
  toolbar: blockToolbar,
};
