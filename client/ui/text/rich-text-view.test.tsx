/** Rich text: every node and mark (spec: rich-text), and what must not get through. */
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RichTextNode, richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { querySlot } from '../visitor-slots.ts';
import type { Level } from './heading.tsx';
import { RichText } from './rich-text-view.tsx';

function html(nodes: RichTextNode[], base?: Level): string {
  return renderToString(<RichText nodes={v.parse(richText, nodes)} {...(base ? { base } : {})} />);
}
const text = (value: string): RichTextNode => ({ text: value });

describe('marks', () => {
  it.each([
    ['bold', 'strong'],
    ['code', 'code'],
    ['keyboard', 'kbd'],
    ['strikethrough', 's'],
    ['italic', 'em'],
    ['subscript', 'sub'],
    ['superscript', 'sup'],
    ['underline', 'u'],
  ])('%s is <%s>', (mark, tag) => {
    expect(html([{ type: 'paragraph', children: [{ text: 'x', [mark]: true }] }])).toMatch(
      new RegExp(`<${tag}[ >].*x.*</${tag}>`),
    );
  });

  it('nest, and soft breaks are <br>', () => {
    const out = html([{ text: 'a\nb', bold: true, italic: true }]);
    expect(out).toMatch(/<em><strong[^>]*>a<br\/>b<\/strong><\/em>/);
  });
});

describe('nodes', () => {
  it('aligns text without a style', () => {
    expect(html([{ type: 'paragraph', textAlign: 'center', children: [text('x')] }])).toBe(
      '<p class="text-center">x</p>',
    );
  });

  it('nests lists', () => {
    const item = (...children: RichTextNode[]): RichTextNode => ({ type: 'list-item', children });
    const content = (value: string): RichTextNode => ({
      type: 'list-item-content',
      children: [text(value)],
    });
    const out = html([
      {
        type: 'unordered-list',
        children: [item(content('a'), { type: 'ordered-list', children: [item(content('b'))] })],
      },
    ]);
    expect(out).toBe('<ul><li>a<ol><li>b</li></ol></li></ul>');
  });

  it('gives columns the shares of the layout', () => {
    const area = (value: string): RichTextNode => ({
      type: 'layout-area',
      children: [text(value)],
    });
    const out = html([{ type: 'layout', layout: [1, 2], children: [area('a'), area('b')] }]);
    expect(out).toMatch(/md:grow-1">a<.*md:grow-2">b</);
  });

  it.each([
    { layout: [25, 75], shares: [4, 12] },
    { layout: [1.4, 1], shares: [12, 9] },
    { layout: [1, 12], shares: [1, 12] },
    { layout: [1, 100], shares: [1, 12] },
  ])('keeps the ratio of $layout', ({ layout, shares }) => {
    const children = layout.map(
      (): RichTextNode => ({ type: 'layout-area', children: [text('a')] }),
    );
    const classes = html([{ type: 'layout', layout, children }]).matchAll(/md:grow-(\d+)/g);
    expect([...classes].map(([, share]) => Number(share))).toEqual(shares);
  });

  it('decorates links of this site only', () => {
    const out = html([
      { type: 'link', href: '/energy', children: [text('in')] },
      { type: 'link', href: 'https://other.example/', children: [text('out')] },
    ]);
    expect(out).toContain(`href="/energy${querySlot}"`);
    expect(out).toContain('href="https://other.example/"');
  });

  it.each(['', ' ', '\u200b'])('makes no link of the words %j', (words) => {
    const link: RichTextNode = { type: 'link', href: '/energy', children: [text(words)] };
    expect(html([text('a'), link, text('b')]).replaceAll('<!-- -->', '')).toBe(`a${words}b`);
  });

  it('links a relationship that has a path, and only then', () => {
    const related = (data: Record<string, unknown>, label = 'Label'): RichTextNode => ({
      type: 'relationship',
      relationship: 'page',
      data: { id: '1', label, data },
    });
    expect(html([related({ path: '/energy' })])).toMatch(/<a href="\/energy/);
    expect(html([related({ path: 'javascript:alert(1)' })])).toBe('<span>Label</span>');
    expect(html([related({}, ' ')])).toBe('<span>1</span>');
  });

  it('escapes text', () => {
    expect(html([text('<script>alert(1)</script>')])).not.toContain('<script');
  });
});

describe('heading ranks', () => {
  const heading = (level: 2 | 3 | 4 | 5 | 6): RichTextNode => ({
    type: 'heading',
    level,
    children: [text('h')],
  });
  const ranks = (nodes: RichTextNode[], base?: Level) =>
    [...html(nodes, base).matchAll(/<h(\d)/g)].map((match) => Number(match[1]));

  it('start at the base, whatever the editor chose', () => {
    expect(ranks([heading(4), heading(6), heading(4)], 3)).toEqual([3, 4, 3]);
  });

  it('never skip one', () => {
    expect(ranks([heading(2), heading(5), heading(3), heading(6)])).toEqual([2, 3, 3, 4]);
  });

  it('end at six', () => {
    expect(ranks([heading(2), heading(3), heading(4)], 5)).toEqual([5, 6, 6]);
  });
});

describe('component blocks', () => {
  const block = (component: string, props: Record<string, unknown> = {}): RichTextNode => ({
    type: 'component-block',
    component,
    props,
    children: [
      { type: 'component-block-prop', propPath: ['content'], children: [text('inside')] },
      { type: 'component-inline-prop', propPath: ['attribution'], children: [text('somebody')] },
    ],
  });

  it('are given their children by prop', () => {
    expect(html([block('quote')])).toMatch(/<blockquote[^>]*>inside<.*<figcaption[^>]*>somebody</);
  });

  it.each(['', ' '])('give a quote no caption for the words %j', (words) => {
    const said = (children: RichTextNode[]): RichTextNode[] => [
      {
        type: 'component-block',
        component: 'quote',
        props: {},
        children: [
          { type: 'component-block-prop', propPath: ['content'], children: [text('inside')] },
          { type: 'component-inline-prop', propPath: ['attribution'], children },
        ],
      },
    ];
    expect(html(said([text(words)]))).not.toContain('<figcaption');
    expect(html(said([]))).not.toContain('<figcaption');
    const link: RichTextNode = { type: 'link', href: '/energy', children: [text('Kim')] };
    expect(html(said([text(words), link]))).toMatch(/<figcaption[^>]*>\s*(?:<!-- -->)?<a /);
  });

  it.each(['no-such-block', '__proto__', 'constructor', 'toString'])('%s is reported', (name) => {
    const out = html([block(name)]);
    expect(out).not.toContain('inside');
    expect(out).toMatch(/<span hidden="" data-problem="[^"]*rich-text-blocks\.tsx/);
  });

  it('refuse a link that runs code', () => {
    const out = html([block('call-to-action', { label: 'x', url: 'javascript:x' })]);
    expect(out).toMatch(/^<span hidden="" data-problem="[^"]*: url: A link must start with/);
  });
});
