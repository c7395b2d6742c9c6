/** The rich-text section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { richTextSectionSchema } from './rich-text.schema.ts';
import { RichTextView } from './rich-text.tsx';

function paragraph(...children: RichTextNode[]): RichTextNode {
  return { type: 'paragraph', children };
}

const everyNode: RichTextNode[] = [
  { type: 'heading', level: 2, children: [{ text: 'What we collect' }] },
  paragraph(
    { text: 'bold', bold: true },
    { text: ', ' },
    { text: 'code', code: true },
    { text: ', ' },
    { text: 'Ctrl', keyboard: true },
    { text: ', ' },
    { text: 'struck', strikethrough: true },
    { text: ', ' },
    { text: 'italic', italic: true },
    { text: ', H' },
    { text: '2', subscript: true },
    { text: 'O, m' },
    { text: '2', superscript: true },
    { text: ', ' },
    { text: 'underlined', underline: true },
    { text: ' and ' },
    { text: 'all of it', bold: true, italic: true, underline: true },
    { text: '.\nAfter a soft break.' },
  ),
  { type: 'paragraph', textAlign: 'center', children: [{ text: 'In the middle.' }] },
  { type: 'paragraph', textAlign: 'end', children: [{ text: 'At the end.' }] },
  { type: 'blockquote', children: [paragraph({ text: 'Your address is used to find plans.' })] },
  { type: 'code', children: [{ text: 'cents per kWh × kWh\n+ daily charge × days' }] },
  { type: 'divider' },
  { type: 'heading', level: 4, children: [{ text: 'A rank was skipped' }] },
  {
    type: 'unordered-list',
    children: [
      {
        type: 'list-item',
        children: [{ type: 'list-item-content', children: [{ text: 'Name' }] }],
      },
      {
        type: 'list-item',
        children: [
          { type: 'list-item-content', children: [{ text: 'Address' }] },
          {
            type: 'ordered-list',
            children: [
              {
                type: 'list-item',
                children: [{ type: 'list-item-content', children: [{ text: 'Street' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'layout',
    layout: [1, 2],
    children: [
      { type: 'layout-area', children: [paragraph({ text: 'One third' })] },
      { type: 'layout-area', children: [paragraph({ text: 'Two thirds' })] },
    ],
  },
  paragraph(
    { text: 'A ' },
    { type: 'link', href: '/privacy-policy#access', children: [{ text: 'link' }] },
    { text: ' and a ' },
    {
      type: 'relationship',
      relationship: 'page',
      data: { id: '/energy', label: 'page', data: { path: '/energy' } },
    },
    { text: '.' },
  ),
  {
    type: 'component-block',
    component: 'notice',
    props: { intent: 'info' },
    children: [
      {
        type: 'component-block-prop',
        propPath: ['content'],
        children: [paragraph({ text: 'A notice.' })],
      },
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
        children: [paragraph({ text: 'A quote.' })],
      },
      {
        type: 'component-inline-prop',
        propPath: ['attribution'],
        children: [{ text: 'Somebody' }],
      },
    ],
  },
  {
    type: 'component-block',
    component: 'call-to-action',
    props: { label: 'Compare Now', url: '/energy' },
    children: [{ type: 'component-inline-prop', children: [{ text: '' }] }],
  },
];

const richTextExamples = {
  default: { type: 'rich-text', title: 'Privacy policy', content: everyNode },
  smallest: { type: 'rich-text', content: [paragraph({ text: 'One line.' })] },
  longest: {
    type: 'rich-text',
    background: 'tint',
    title: longText.slice(0, 120),
    content: [1, 2, 3, 4, 5, 6].flatMap((number): RichTextNode[] => [
      { type: 'heading', level: 2, children: [{ text: `${number}. ${longWord}` }] },
      paragraph({ text: longText }),
    ]),
  },
  odd: {
    type: 'rich-text',
    bgColor: '#1c1c1c',
    content: [
      { type: 'heading', level: 6, children: [{ text: 'Starts at rank six' }] },
      paragraph({ text: '<img src=x onerror=alert(1)> & "quotes"' }),
      paragraph(
        { text: 'A page that is gone leaves ' },
        { type: 'relationship', relationship: 'page', data: null },
        { text: 'nothing.' },
      ),
      { type: 'component-block', component: 'no-such-block', props: {}, children: [{ text: '' }] },
      { type: 'component-block', component: '__proto__', props: {}, children: [{ text: '' }] },
    ],
  },
} satisfies Examples<v.InferInput<typeof richTextSectionSchema>>;

export const richTextSection = defineSection({
  type: 'rich-text',
  schema: richTextSectionSchema,
  view: RichTextView,
  examples: richTextExamples,
});
