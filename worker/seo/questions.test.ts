/** Rich text to plain text: no word is lost, and none runs into the next. */
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { page as pageSchema } from '../../content/model/page.schema.ts';
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import { parseSections } from '../content/parse-sections.ts';
import { plainText, questionsOf } from './questions.ts';

const text = (value: string): RichTextNode => ({ text: value });
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ type: 'paragraph', children });

describe('plainText', () => {
  it('only tidies the white space of plain text', () => {
    expect(plainText('  One\n two ')).toBe('One two');
  });

  it('separates blocks and keeps the words of one block together', () => {
    const item = (value: string): RichTextNode => ({
      type: 'list-item',
      children: [{ type: 'list-item-content', children: [text(value)] }],
    });
    const nodes: RichTextNode[] = [
      { type: 'heading', level: 2, children: [text('Before')] },
      paragraph(text('See '), { type: 'link', href: '/', children: [text('how')] }, text('.')),
      { type: 'divider' },
      { type: 'unordered-list', children: [item('one'), item('two')] },
      { type: 'layout', layout: [1], children: [{ type: 'layout-area', children: [text('in')] }] },
    ];
    expect(plainText(nodes)).toBe('Before See how. one two in');
  });

  it('drops formatting and keeps the label of a relationship', () => {
    const related: RichTextNode = {
      type: 'relationship',
      relationship: 'page',
      data: { id: '1', label: 'our guide' },
    };
    expect(plainText([paragraph({ text: 'bo', bold: true }, text('ld '), related)])).toBe(
      'bold our guide',
    );
    expect(plainText([{ ...related, data: null }])).toBe('');
  });
});

describe('questionsOf', () => {
  it('leaves out a question answered only by a divider', () => {
    const divider = { paragraph: [{ type: 'divider' }] };
    const topics = [
      { title: 'Nothing?', content: [divider] },
      { title: 'Something?', content: [{ paragraph: 'Yes.' }, divider, { paragraph: 'No.' }] },
    ];
    const page = v.parse(pageSchema, {
      path: '/',
      title: 'Questions',
      description: 'Asked often.',
      published: '2026-11-21',
      sections: [{ type: 'faq', topics }],
    });
    expect(questionsOf(parseSections(page, { brand: 'a', version: '1', log: vi.fn() }))).toEqual([
      { question: 'Something?', answer: 'Yes. No.' },
    ]);
  });
});
