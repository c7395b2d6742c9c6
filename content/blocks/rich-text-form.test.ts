/** Rich text between content and the CMS: what an editor's document says comes back, in its shortest form. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RichTextNode, richText } from '../model/rich-text-nodes.schema.ts';
import type { CmsRecords, EditorNode } from './editor-document.ts';
import { fromEditor, plainWords, toEditor, wordsToEditor } from './rich-text-form.ts';

const cms: CmsRecords = {
  picture: () => undefined,
  page: (path) => (path === '/energy' ? { id: 'e1', title: 'Energy plans' } : undefined),
};
const none = { text: '' };

describe('an editor’s words', () => {
  it.each<[string, EditorNode, EditorNode]>([
    [
      'keep the side of a heading',
      { type: 'heading', level: 3, textAlign: 'end', children: [{ text: 'Why' }] },
      { type: 'heading', level: 3, textAlign: 'end', children: [{ text: 'Why' }] },
    ],
    [
      'lose a side that is usual',
      { type: 'paragraph', textAlign: 'start', children: [{ text: 'Why' }] },
      { type: 'paragraph', children: [{ text: 'Why' }] },
    ],
    [
      'lose the empty texts beside a link',
      {
        type: 'paragraph',
        children: [none, { type: 'link', href: '/energy', children: [{ text: 'Go' }] }, none],
      },
      {
        type: 'paragraph',
        children: [{ type: 'link', href: '/energy', children: [{ text: 'Go' }] }],
      },
    ],
    [
      'are joined where they have the same marks, and no others',
      {
        type: 'paragraph',
        children: [{ text: 'a' }, { text: 'b' }, { text: 'c', bold: true }, { text: 'd' }],
      },
      { type: 'paragraph', children: [{ text: 'ab' }, { text: 'c', bold: true }, { text: 'd' }] },
    ],
    [
      'name a page by its title',
      {
        type: 'relationship',
        relationship: 'page',
        data: { id: 'e1', data: { path: '/energy', title: 'Energy plans' } },
        children: [none],
      },
      {
        type: 'relationship',
        relationship: 'page',
        data: { id: '/energy', label: 'Energy plans', data: { path: '/energy' } },
      },
    ],
    [
      'lose a block’s fields that were left empty',
      {
        type: 'component-block',
        component: 'quote',
        props: { content: null, attribution: null },
        children: [
          {
            type: 'component-block-prop',
            propPath: ['content'],
            children: [{ type: 'paragraph', children: [{ text: 'Good.' }] }],
          },
          { type: 'component-inline-prop', propPath: ['attribution'], children: [{ text: 'Jo' }] },
        ],
      },
      {
        type: 'component-block',
        component: 'quote',
        props: {},
        children: [
          {
            type: 'component-block-prop',
            propPath: ['content'],
            children: [{ type: 'paragraph', children: [{ text: 'Good.' }] }],
          },
          { type: 'component-inline-prop', propPath: ['attribution'], children: [{ text: 'Jo' }] },
        ],
      },
    ],
    [
      'keep only what was chosen for a notice',
      {
        type: 'component-block',
        component: 'notice',
        props: { intent: null, content: null },
        children: [],
      },
      {
        type: 'component-block',
        component: 'notice',
        props: {},
        children: [{ type: 'component-block-prop', propPath: ['content'], children: [] }],
      },
    ],
  ])('%s', (_, written, content) => {
    expect(fromEditor([written])).toEqual([content]);
  });
});

it('content comes back from the CMS as it was: columns with their shares, and a page by its path', () => {
  const paragraph = (...children: RichTextNode[]): RichTextNode => ({
    type: 'paragraph',
    children,
  });
  const page: RichTextNode = {
    type: 'relationship',
    relationship: 'page',
    data: { id: '/energy', label: 'Energy plans', data: { path: '/energy' } },
  };
  const content = v.parse(richText, [
    {
      type: 'layout',
      layout: [2, 1],
      children: [
        { type: 'layout-area', children: [paragraph({ text: 'See ' }, page)] },
        { type: 'layout-area', children: [paragraph({ text: 'Less', italic: true })] },
      ],
    },
    { type: 'divider' },
  ]);
  const kept = JSON.parse(JSON.stringify(toEditor(content, cms)), (key, value: unknown) =>
    key === 'data' && value !== null
      ? { id: 'e1', data: { path: '/energy', title: 'Energy plans' } }
      : value,
  );
  expect(fromEditor(kept)).toEqual(content);
});

it('a string’s paragraphs are split at empty lines, and its other lines stay together', () => {
  const words = '12 High Street\nBrunswick\n\nOpen daily';
  expect(wordsToEditor(words)).toHaveLength(2);
  expect(plainWords(wordsToEditor(words))).toBe(words);
});
