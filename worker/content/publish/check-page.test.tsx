/** Incoming pages: text that a view would leave out is refused by publishing and by the CMS. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../client/sections/section-registry.ts';
import { RichText } from '../../../client/ui/text/rich-text-view.tsx';
import { pageOfCms, refusedInPage } from '../../../content/blocks/page-of-cms.ts';
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import { textBlocks } from '../../../content/model/text-blocks.schema.ts';
import type { PageBrand } from '../../../domain/brand.ts';
import { checkLivePage, checkPage } from './check-page.ts';

const head = {
  path: '/energy',
  title: 'Energy',
  description: 'About energy.',
  published: '2026-11-22',
  noindex: false,
};
/** Every page needs one to be published. */
const hero = { type: 'hero', title: 'Energy' };
const heroBlock = {
  type: 'component-block',
  component: 'hero',
  props: { title: 'Energy' },
  children: [],
};
const inside = [{ type: 'component-inline-prop' as const, children: [{ text: 'Words' }] }];

const schemaOf = (type: string) => sectionOf(type)?.schema;

const names = [...Object.keys(textBlocks), 'no-such-block', 'constructor'];
const odd: readonly Record<string, unknown>[] = [
  {},
  { label: '', url: '' },
  { label: 'Go', url: '' },
  { label: 'Go', url: 'javascript:x' },
  { label: ' ', url: '/energy' },
  { label: 'Go', url: '/energy' },
  { intent: 'loud' },
  { intent: 'warning' },
  { attribution: 7 },
  { attribution: 'Somebody' },
];
const cases = names.flatMap((name) =>
  odd.map((props) => [`${name} ${JSON.stringify(props)}`, name, props] as const),
);

describe('a block in rich text', () => {
  it.each(cases)('%s is refused exactly when it would be invisible', (_, component, props) => {
    const node: RichTextNode = { type: 'component-block', component, props, children: inside };
    const nodes: RichTextNode[] = [{ type: 'blockquote', children: [node] }];
    const isLeftOut = renderToString(<RichText nodes={nodes} />).includes('data-problem');
    const sections = [{ type: 'rich-text', content: nodes }, hero];
    expect('problems' in checkPage(head.path, { ...head, sections }, { verticals: [] })).toBe(
      isLeftOut,
    );
  });

  it('is named by its place and its missing field, by the site and by the CMS', () => {
    const button = {
      type: 'component-block',
      component: 'call-to-action',
      props: { label: 'Go', url: null },
      children: inside,
    };
    const paragraph = { type: 'paragraph', children: [{ text: 'Before' }] };
    const sent = { ...head, crumb: null, image: null, document: [paragraph, button, heroBlock] };
    const section = { section: 0, type: 'rich-text' };
    expect(refusedInPage(sent, schemaOf, { verticals: [] })).toEqual([
      { ...section, reason: 'Text, Button, URL: fill this in' },
    ]);
    const { page } = pageOfCms(sent, schemaOf);
    expect(checkPage(head.path, page, { verticals: [] })).toEqual({
      problems: [{ path: head.path, ...section, reason: 'content.1.url: fill this in' }],
    });
  });
});

it('the reasons are in plain words, but name fields by their keys for developers', () => {
  const sections = [{ ...hero, sectionOrder: 'x1', media: { url: '/a.jpg', width: 1.5 } }];
  const page = { ...head, sections };
  const reasonsOf = (raw: object) => {
    const checked = checkPage(head.path, raw, { verticals: [] });
    return 'problems' in checked ? checked.problems.map(({ reason }) => reason) : [];
  };
  expect(reasonsOf(page)).toEqual([
    'sectionOrder: write a number; media.width: write a whole number',
  ]);
  expect(reasonsOf({ ...page, description: 'x'.repeat(400) })).toEqual([
    'description: at most 300 characters',
  ]);
});

describe('a page as a whole', () => {
  const content = [{ type: 'paragraph', children: [{ text: 'Words' }] }];
  const sections = [{ type: 'rich-text', content }, hero];
  const carried: PageBrand = { verticals: ['energy', 'solar', 'broadband', 'bundle'] };
  const ownPath = 'path: The site answers this path itself: choose another one';
  const noDay = 'published: There is no such day: check the day and the month';

  it.each([
    ['/compare', '2026-11-22', [ownPath]],
    ['/energy/basic-info', '2026-11-22', [ownPath]],
    ['/mobile/basic-info', '2026-11-22', []],
    ['/energy', '2026-02-31', [noDay]],
    ['/compare', '2026-02-31', [ownPath, noDay]],
  ])('at %s, dated %s, is told %j, by the site and by the CMS', (path, published, told) => {
    const page = { ...head, path, published };
    const checked = checkPage(path, { ...page, sections }, carried);
    const reasons = 'problems' in checked ? checked.problems.map(({ reason }) => reason) : [];
    expect(reasons).toEqual(told);
    const sent = { ...page, document: [...content, heroBlock] };
    const refused = refusedInPage(sent, schemaOf, carried);
    expect(refused.map(({ reason }) => reason)).toEqual(told);
  });

  it('with two sections of one name is told which, by the site and by the CMS', () => {
    const box = (anchor?: string) => {
      const slot = { type: 'component-inline-prop', propPath: ['description'] };
      return {
        type: 'component-block',
        component: 'text-box',
        props: { anchor: anchor ?? null },
        children: [{ ...slot, children: [{ text: 'Words' }] }],
      };
    };
    const faults = (...anchors: (string | undefined)[]) => {
      const sent = { ...head, document: [...content, ...anchors.map(box), heroBlock] };
      const { page } = pageOfCms(sent, schemaOf);
      const checked = checkPage(head.path, page, carried);
      const reasons = 'problems' in checked ? checked.problems.map(({ reason }) => reason) : [];
      expect(refusedInPage(sent, schemaOf, carried).map(({ reason }) => reason)).toEqual(reasons);
      expect(checkLivePage(head.path, page)).toHaveProperty('page');
      return reasons;
    };
    expect(faults('tips', undefined, 'questions', undefined)).toEqual([]);
    expect(faults('tips', 'questions', 'tips')).toEqual([
      'anchor: "tips" is used more than once, in sections 2 and 4: give each its own name',
    ]);
  });
});
