/** The move of a block among its neighbours, on the page or in the text around it. */
import { type Editor, Node, type Path, Transforms } from 'slate';

/** The first block cannot move up, nor the last one down. @param path of the block */
export function moveBlock(editor: Editor, path: Path, step: 1 | -1): void {
  const index = (path.at(-1) ?? 0) + step;
  if (index < 0 || index >= Node.parent(editor, path).children.length) return;
  Transforms.moveNodes(editor, { at: path, to: [...path.slice(0, -1), index] });
}
