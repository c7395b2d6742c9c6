/** The move of a block among its neighbours, on the page or in the text around it, and the cursor's step once one is removed. */
import { Editor, Node, Path, Transforms } from 'slate';

/** The first block cannot move up, nor the last one down. @param path of the block */
export function moveBlock(editor: Editor, path: Path, step: 1 | -1): void {
  const index = (path.at(-1) ?? 0) + step;
  if (index < 0 || index >= Node.parent(editor, path).children.length) return;
  Transforms.moveNodes(editor, { at: path, to: [...path.slice(0, -1), index] });
}

/** The cursor goes to what now is at a removed block's place, or to what was before it. */
export function selectAfterRemoval(editor: Editor, path: Path): void {
  const before = Path.hasPrevious(path) ? Path.previous(path) : [];
  const place = Node.has(editor, path) ? path : before;
  Transforms.select(editor, Editor.start(editor, place));
}
