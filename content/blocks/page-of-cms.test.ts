/** A page of the CMS, whatever was sent: it is read, or refused by name, without exceptions or prototype pollution. */
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../client/sections/section-registry.ts';
import { valueFault } from '../model/fault-words.ts';
import { pageOfCms, refusedInPage } from './page-of-cms.ts';
import { fieldsOfTextBlock } from './rich-text-form.ts';

const schemaOf = (type: string) => sectionOf(type)?.schema;
const words = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const block = (component: string, props: object, children: unknown[] = []) => ({
  type: 'component-block',
  component,
  props,
  children,
});
const box = block('text-box', { title: 'A box' }, [
  { type: 'component-block-prop', propPath: ['description'], children: [words('Inside')] },
]);
/** A page cannot be published without one. */
const hero = block('hero', { title: 'Energy' });
const raw = (document: unknown, over: object = {}) => ({
  path: '/energy',
  title: 'Energy',
  description: 'About energy.',
  published: '2026-11-22',
  noindex: false,
  crumb: null,
  image: null,
  document,
  ...over,
});
const [areas] = fieldsOfTextBlock('columns');
const area = areas?.kind === 'list' && areas.item.kind === 'group' ? areas.item.fields : [];
const shareField = area.find(({ name }) => name === 'share');
if (shareField === undefined) throw new Error('Columns have no share any more');
const read = (document: unknown, over?: object) => pageOfCms(raw(document, over), schemaOf);

describe('a page of the CMS', () => {
  it('has a section for each block, and one of rich text for the words between', () => {
    const { page, problems } = read([
      words('Before'),
      block('notice', { intent: 'info', content: null }),
      box,
      words(''),
    ]);
    expect(problems).toEqual([]);
    expect(page?.sections).toMatchObject([
      { type: 'rich-text', content: [words('Before'), { component: 'notice' }] },
      { type: 'text-box', title: 'A box', description: 'Inside' },
    ]);
  });

  it('keeps the fields of its head that an editor filled in, and no others', () => {
    const image = { src: '/media/a.jpg', alt: 'A roof', width: 600, height: 400 };
    const head = { noindex: true, crumb: 'Power', image };
    expect(read([box], head).page).toMatchObject(head);
    const { page } = read([box], { crumb: '' });
    expect(page).toMatchObject({ noindex: false });
    expect(page).not.toHaveProperty('crumb');
    expect(page).not.toHaveProperty('image');
  });

  it('leaves out paragraphs and headings without words', () => {
    const heading = (text: string) => ({ type: 'heading', level: 2, children: [{ text }] });
    const { page } = read([heading(''), words('Before'), heading('Why'), heading(''), words('')]);
    expect(page?.sections).toEqual([
      { type: 'rich-text', content: [words('Before'), heading('Why')] },
    ]);
  });

  const columns = (share: unknown) =>
    block('columns', { areas: [{ share, content: null }] }, [
      {
        type: 'component-block-prop',
        propPath: ['areas', 0, 'content'],
        children: [words('Inside')],
      },
    ]);

  it.each([null, 0, 0.5, 1, 1.4, 12, 25, 'x'])(
    'is refused for a column’s share of %j only where the editor says so in red',
    (share) => {
      const { problems } = read([columns(share)]);
      const isLeftOut = share === null && !shareField.required;
      const shown = isLeftOut ? undefined : valueFault(shareField.schema, share ?? undefined);
      expect(problems.map(({ reason }) => reason)).toEqual(
        shown === undefined ? [] : [`Text, Columns, Share: ${shown}`],
      );
    },
  );

  it('may have lists nested as deep as editors are told, in the text of a section too', () => {
    const nested = (depth: number): object => {
      const own = { type: 'list-item-content', children: [{ text: 'Inside' }] };
      const children = depth > 1 ? [own, nested(depth - 1)] : [own];
      return { type: 'unordered-list', children: [{ type: 'list-item', children }] };
    };
    const boxOf = (depth: number) =>
      block('text-box', { title: 'A box' }, [
        { type: 'component-block-prop', propPath: ['description'], children: [nested(depth)] },
      ]);
    expect(read([boxOf(13)]).problems).toEqual([]);
    expect(read([boxOf(14)]).problems).toHaveLength(1);
  });

  it('names the section that is refused, its type and why', () => {
    const { page, problems } = read([
      words('One'),
      block('hero', { title: null }),
      block('nope', {}),
    ]);
    expect(page).toBeDefined();
    expect(problems).toEqual([
      { section: 1, type: 'hero', reason: 'Title: fill this in' },
      { section: 2, type: 'nope', reason: 'unknown type' },
    ]);
  });

  it('that is live is read with what would be refused if it were published now', () => {
    const button = block('call-to-action', { label: '', url: '/energy' });
    const over = { path: '/compare', published: '2026-02-31' };
    const { page, problems } = read([words('Before'), button], over);
    expect(problems).toEqual([]);
    expect(page).toMatchObject(over);
    expect(page?.sections).toHaveLength(1);
    const refused = refusedInPage(
      raw([words('Before'), button, block('nope', {}), hero], over),
      schemaOf,
      { verticals: [] },
    );
    expect(refused).toEqual([
      { reason: expect.stringMatching(/^path: The site answers this path itself/) },
      { reason: expect.stringMatching(/^published: There is no such day/) },
      { section: 0, type: 'rich-text', reason: expect.stringMatching(/^Text, Button, Label: /) },
      { section: 1, type: 'nope', reason: 'unknown type' },
    ]);
  });

  it('that names a page which is gone is refused, because that would leave a hole', () => {
    const naming = (data: unknown) => ({
      type: 'paragraph',
      children: [
        { text: 'Read ' },
        { type: 'relationship', relationship: 'page', data, children: [{ text: '' }] },
        { text: ' first.' },
      ],
    });
    const refused = (data: unknown) =>
      refusedInPage(raw([words('Before'), naming(data), hero]), schemaOf, {
        verticals: ['energy'],
      });
    const problem = {
      section: 0,
      type: 'rich-text',
      reason: expect.stringMatching(/^Text: The page named here is gone/),
    };
    for (const gone of [null, { id: 'cm1' }]) {
      expect(refused(gone)).toEqual([problem]);
      expect(read([naming(gone)]).problems).toEqual([]);
    }
    expect(refused({ id: 'cm1', data: { path: '/terms', title: 'Terms' } })).toEqual([]);
  });

  it('names a field as its form does, and says what is to be written in it', () => {
    const number = { ...hero, props: { title: 'Energy', sectionOrder: 'x1' } };
    const media = { link: '/media/acacia/a.jpg', width: 0 };
    const told = (node: object, over?: object) =>
      refusedInPage(raw([node], over), schemaOf, { verticals: [] }).map(({ reason }) => reason);
    expect(told(number)).toEqual(['Number: write a number']);
    expect(told({ ...hero, props: { title: 'Energy', media } })).toEqual([
      'Media, Width: write a number that is at least 1',
    ]);
    expect(told(hero, { description: 'x'.repeat(400) })).toEqual([
      'Description: at most 300 characters',
    ]);
  });

  it('names everything that is missing at once: at the top, and in each section', () => {
    const head = { title: '', description: ' ' };
    expect(read([block('hero', { title: null }), box], head)).toEqual({
      problems: [
        { reason: 'Title: This text is empty: type something or leave the field out' },
        { reason: 'Description: fill this in' },
        { section: 0, type: 'hero', reason: 'Title: fill this in' },
      ],
    });
  });

  it('without a section is refused', () => {
    expect(read([words('')]).problems).toEqual([
      { reason: 'Sections: A page needs at least one section' },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a document that is no list', raw({})],
    ['a node that is no object', raw([null])],
    ['a path with a query', raw([words('x')], { path: '/energy?x=1' })],
    ['a day that is none', raw([words('x')], { published: 'tomorrow' })],
  ])('is refused when it is %s', (_, sent) => {
    const { page, problems } = pageOfCms(sent, schemaOf);
    expect(page).toBeUndefined();
    expect(problems).toHaveLength(1);
  });

  it('of any depth is refused without overflowing the stack', () => {
    let node: object = { text: 'x' };
    for (let depth = 0; depth < 100_000; depth += 1)
      node = { type: 'blockquote', children: [node] };
    expect(read([node]).problems[0]?.reason).toContain('levels deep');
  });

  it('of any size is refused', () => {
    const many = Array.from({ length: 60_000 }, () => ({ text: 'x' }));
    expect(read(many).problems[0]?.reason).toContain('parts');
  });

  it.each([
    ['a text that is none', { type: 'paragraph', children: [{ text: 5 }] }],
    ['a heading of rank 9', { type: 'heading', level: 9, children: [{ text: 'x' }] }],
    [
      'a link to a script',
      {
        type: 'paragraph',
        children: [{ type: 'link', href: 'javascript:alert(1)', children: [{ text: 'x' }] }],
      },
    ],
    ['an unknown node', { type: 'iframe', children: [{ text: 'x' }] }],
  ])('with %s among its words loses no other section', (_, node) => {
    const { page, problems } = read([node, box]);
    const [, kept] = page?.sections ?? [];
    expect(kept).toEqual({ type: 'text-box', title: 'A box', description: 'Inside' });
    expect(problems).toEqual([{ section: 0, type: 'rich-text', reason: expect.any(String) }]);
  });

  it.each([[{ type: 'paragraph' }], [{ type: 'paragraph', children: 'x' }]])(
    'takes %j for an empty paragraph',
    (node) => {
      const { page, problems } = read([node, box]);
      expect(problems).toEqual([]);
      expect(page?.sections[1]).toMatchObject({ type: 'text-box' });
    },
  );

  it('that names __proto__ pollutes nothing', () => {
    const poisoned = JSON.parse(
      '[{"type":"component-block","component":"__proto__","props":{"__proto__":{"polluted":1}},"children":[{"type":"component-block-prop","propPath":["__proto__","polluted"],"children":[{"text":"x"}]}]},{"type":"component-block","component":"faq","props":{"__proto__":{"polluted":1},"topics":[{"__proto__":{"polluted":1}}]},"children":[]}]',
    );
    expect(read(poisoned).problems).not.toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
