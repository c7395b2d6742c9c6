/** A block's buttons move it among its neighbours, at any depth, and never out of their section. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cmsFolder } from '../../../scripts/cms/cms-folder.ts';

interface Point {
  readonly path: readonly number[];
  readonly offset: number;
}
interface Editor {
  children: readonly object[];
  selection: { readonly anchor: Point; readonly focus: Point } | null;
}

/** Loads a module that is installed, and has its types checked, only with the CMS. */
const load = (place: string) => import(pathToFileURL(place).href);
const { moveBlock } = (await load(join(cmsFolder, 'blocks/move-block.ts'))) as {
  moveBlock(editor: Editor, path: readonly number[], step: 1 | -1): void;
};
const slate = createRequire(join(cmsFolder, 'package.json')).resolve('slate');
const { createEditor } = (await load(slate)) as { createEditor(): Editor };

const words = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const notice = () => ({ type: 'component-block', component: 'notice', children: [words('Mind')] });

/** A section with words and a notice in it, and a section below; the cursor is in the notice. */
function editor(): Editor {
  const made = createEditor();
  made.children = [
    { type: 'component-block', component: 'text-box', children: [words('Before'), notice()] },
    { type: 'component-block', component: 'faq', children: [words('Below')] },
  ];
  const point = { path: [0, 1, 0, 0], offset: 0 };
  made.selection = { anchor: point, focus: point };
  return made;
}
const kinds = ({ children }: Editor) =>
  JSON.stringify(children).match(/(?<="component":")[a-z-]+|paragraph/g);

describe('a block', () => {
  it('within a section moves past its neighbour and back', () => {
    const moved = editor();
    const before = kinds(moved);
    moveBlock(moved, [0, 1], -1);
    expect(kinds(moved)?.slice(0, 2)).toEqual(['text-box', 'notice']);
    moveBlock(moved, [0, 0], 1);
    expect(kinds(moved)).toEqual(before);
  });

  it.each([
    ['the last one of a section down', [0, 1], 1],
    ['the first one of a section up', [0, 0], -1],
    ['the last section down', [1], 1],
    ['the first section up', [0], -1],
  ] as const)('stays: %s', (_, path, step) => {
    const moved = editor();
    moveBlock(moved, path, step);
    expect(moved.children).toEqual(editor().children);
    expect(moved.selection).toEqual(editor().selection);
  });
});
