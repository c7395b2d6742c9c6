/** The round trip through an editor's blocks, for every section's examples and all shipped content. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionOf, sections } from '../../client/sections/section-registry.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { page as pageSchema } from '../model/page.schema.ts';
import { cmsInMemory } from './cms-in-memory.ts';
import { formatted, normalFrame, normalSection } from './normal-form.ts';

describe.each(Object.values(sections).map(({ type }) => type))('the examples of %s', (type) => {
  const { schema, examples } = definitionOf(type);
  it.each(Object.entries(examples))('%s means the same afterwards', (_, example) => {
    const cms = cmsInMemory(example, { '/energy': 'page' });
    const back = normalSection(type, schema, example, cms);
    expect(v.parse(schema, back)).toEqual(v.parse(schema, example));
  });

  it.each(Object.entries(examples))('%s does not change a second time', (_, example) => {
    const cms = cmsInMemory(example, { '/energy': 'page' });
    const once = normalSection(type, schema, example, cms);
    expect(JSON.stringify(normalSection(type, schema, once, cms))).toBe(JSON.stringify(once));
  });
});

describe.each(Object.entries(readContent()))(
  'the content of %s is in normal form',
  (_, content) => {
    const pages = Object.values(content.pages).map((raw) => v.parse(pageSchema, raw));
    const cms = cmsInMemory(
      content,
      Object.fromEntries(pages.map(({ path, title }) => [path, title])),
    );

    it.each(pages.map((page) => [page.path, page] as const))('%s', (_path, { sections: all }) => {
      const normal = all.map((raw) => formatted(raw.type, definitionOf(raw.type).schema, raw, cms));
      expect(normal.flatMap(({ kept }) => kept ?? [])).toEqual([]);
      expect(
        JSON.stringify(
          normal.map(({ section }) => section),
          null,
          1,
        ),
      ).toBe(JSON.stringify(all, null, 1));
    });

    it('what all its pages share', () => {
      const { $schema: _, ...site } = v.parse(v.looseObject({}), content.site);
      expect(JSON.stringify(normalFrame(site, cms))).toBe(JSON.stringify(site));
    });
  },
);

describe('a section that would look different to visitors', () => {
  const titles = { '/energy': 'Energy plans' };
  const portrait = (x: number, size = {}) => ({
    header: 'A member',
    thumbnail: {
      src: '/media/portrait.webp',
      width: 400,
      height: 400,
      focus: { x, y: x },
      ...size,
    },
  });
  const board = (...members: readonly object[]) => ({ type: 'board-members', members });
  const text = (data: object | null) => ({
    type: 'rich-text',
    content: [
      {
        type: 'paragraph',
        children: [{ text: 'See ' }, { type: 'relationship', relationship: 'page', data }],
      },
    ],
  });

  it.each([
    ['one picture with two focal points', board(portrait(0), portrait(1)), 'members.1.thumbnail'],
    [
      'one picture with two sizes',
      board(portrait(0), portrait(0, { height: 300 })),
      'members.1.thumbnail',
    ],
    [
      'a reference with words of its own',
      text({ id: '1', label: 'our list', data: { path: '/energy' } }),
      'content.0.children.1',
    ],
    [
      'a reference to a page that is not there',
      text({ id: '1', label: 'the old list', data: { path: '/gone' } }),
      'content.0.children.1',
    ],
    ['a reference without a page', text({ id: '1', label: 'A name' }), 'content.0.children.1'],
  ])('stays as it is: %s', (_, section, at) => {
    const { schema } = definitionOf(section.type);
    const cms = cmsInMemory(section, titles);
    expect(formatted(section.type, schema, section, cms)).toEqual({
      section,
      kept: `its normal form would show something else at ${at}`,
    });
  });

  it('stays as it is: one that does not fit its schema', () => {
    const section = { ...board(portrait(7)), heading: 'Who we are' };
    const { schema } = definitionOf(section.type);
    const { section: kept } = formatted(section.type, schema, section, cmsInMemory({}, titles));
    expect(kept).toBe(section);
  });

  it.each([
    ['one picture said twice alike', board(portrait(0), portrait(0))],
    ['a picture whose middle is said', board(portrait(0.5))],
    [
      'a reference by the title',
      text({ id: '1', label: 'Energy plans', data: { path: '/energy' } }),
    ],
    ['a reference to nothing', text(null)],
  ])('is no section with %s', (_, section) => {
    const { schema } = definitionOf(section.type);
    expect(formatted(section.type, schema, section, cmsInMemory(section, titles)).kept).toBe(
      undefined,
    );
  });
});

function definitionOf(type: string) {
  const definition = sectionOf(type);
  if (!definition) throw new Error(`No section "${type}"`);
  return definition;
}
