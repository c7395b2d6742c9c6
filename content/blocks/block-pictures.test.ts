/** A post's picture: chosen from the CMS, or a file given by name. */
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../client/sections/section-registry.ts';
import type { CmsPicture, CmsRecords } from './editor-document.ts';
import { own } from './editor-document.ts';
import { fieldsOf } from './field-tree.ts';
import { fromBlock } from './from-block.ts';
import { refusedInPage } from './page-of-cms.ts';
import { toBlock } from './to-block.ts';

const src = '/media/cms/0123.jpg';
const picture: CmsPicture = {
  src,
  alt: 'A meter box',
  width: 3000,
  height: 2000,
  focus: { x: 0.2, y: 0.5 },
};
const cms: CmsRecords = {
  picture: (asked) => (asked === src ? { id: 'p1', picture } : undefined),
  page: () => undefined,
};
const schema = sectionOf('blog-post')?.schema;
if (!schema) throw new Error('No section "blog-post"');
const fields = fieldsOf(schema);
const nothing = { url: null, altText: null, width: null, height: null };
const noFocus = { discriminant: false, value: null };

const heroImageOf = (value: object) => {
  const props = { heroImage: { discriminant: true, value } };
  const block = { type: 'component-block', component: 'blog-post', props, children: [] };
  return own(fromBlock('blog-post', fields, block), 'heroImage');
};
const propsOf = (heroImage: object) => {
  const { props } = toBlock('blog-post', fields, { title: 'A post', heroImage }, cms);
  return own(own(props, 'heroImage'), 'value');
};

describe('a picture that an editor chose for a post', () => {
  const chosen = { picture: { id: 'p1', data: picture } };

  it('brings its file, words, size and focus', () => {
    expect(heroImageOf({ ...chosen, ...nothing, focus: noFocus })).toEqual({
      url: src,
      altText: 'A meter box',
      width: 3000,
      height: 2000,
      focus: { x: 0.2, y: 0.5 },
    });
  });

  it('may mean something else here, or nothing', () => {
    const other = { ...chosen, ...nothing, focus: noFocus };
    expect(heroImageOf({ ...other, altText: 'Where the number is' })).toMatchObject({
      altText: 'Where the number is',
    });
    expect(heroImageOf({ ...other, altText: '' })).not.toHaveProperty('altText');
  });

  it('comes before the name of a file', () => {
    const both = { ...chosen, ...nothing, url: 'https://a.example/b.png', focus: noFocus };
    expect(heroImageOf(both)).toMatchObject({ url: src });
  });

  it('is chosen again when content that names its file is imported', () => {
    const content = heroImageOf({ ...chosen, ...nothing, focus: noFocus });
    const props = propsOf(content as object);
    expect(props).toEqual({ picture: { id: 'p1' }, ...nothing, focus: noFocus });
    expect(propsOf({ ...(content as object), altText: 'Other words' })).toMatchObject({
      picture: { id: 'p1' },
      altText: 'Other words',
    });
  });
});

describe('a file that a post names', () => {
  it('is read from a document that was written before pictures could be chosen', () => {
    const value = { ...nothing, url: '/media/acacia/a.svg', altText: 'A roof', focus: noFocus };
    expect(heroImageOf(value)).toEqual({ url: '/media/acacia/a.svg', altText: 'A roof' });
  });

  it.each([
    ['that the CMS does not have', { url: '/media/acacia/a.svg', altText: 'A roof' }],
    ['of another size than the CMS says', { url: src, altText: 'A meter box', width: 600 }],
  ])('%s is kept by its name', (_, heroImage) => {
    const props = propsOf(heroImage);
    expect(props).toMatchObject({ picture: null, url: heroImage.url });
    expect(heroImageOf(props as object)).toEqual(heroImage);
  });
});

it('a post whose picture was switched on and not chosen may not go live, and says which field it is', () => {
  const value = { picture: null, ...nothing, focus: noFocus };
  const props = { title: 'A post', heroImage: { discriminant: true, value } };
  const words = { type: 'component-block-prop', propPath: ['content'] };
  const content = { ...words, children: [{ type: 'paragraph', children: [{ text: 'Words' }] }] };
  const block = { type: 'component-block', component: 'blog-post', props, children: [content] };
  const page = { path: '/blogs/a', title: 'A', description: 'Words', published: '2026-11-01' };
  const site = { ...page, noindex: false, crumb: null, image: null, document: [block] };
  const [problem] = refusedInPage(site, (type) => sectionOf(type)?.schema, { verticals: [] });
  expect(problem).toMatchObject({ section: 0, type: 'blog-post' });
  expect(problem?.reason).toBe('Picture: fill this in');
});
