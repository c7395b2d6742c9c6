/** A block's buttons move it among its neighbours, at any depth, and never out of their section; removing one leaves a cursor. */
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
const { moveBlock, selectAfterRemoval } = (await load(join(cmsFolder, 'blocks/move-block.ts'))) as {
  moveBlock(editor: Editor, path: readonly number[], step: 1 | -1): void;
  selectAfterRemoval(editor: Editor, path: readonly number[]): void;
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

it.each([
  ['is now at its place', [0], [0, 0, 0]],
  ['was before it', [2], [1, 0, 0]],
  ['was before it in its section', [0, 2], [0, 1, 0, 0]],
  ['is left of its section', [0, 0], [0, 0, 0]],
] as const)(
  'once a block is removed, the cursor is at the start of what %s',
  (_, removed, path) => {
    const left = editor();
    left.selection = null;
    selectAfterRemoval(left, removed);
    const start = { path, offset: 0 };
    expect(left.selection).toEqual({ anchor: start, focus: start });
  },
);
