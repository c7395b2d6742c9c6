/** Every section's examples and all shipped content go through an editor's blocks and come back. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionOf, sections } from '../../client/sections/section-registry.ts';
import { readContent } from '../../scripts/build/read-content.ts';
import { page as pageSchema } from '../model/page.schema.ts';
import { cmsInMemory } from './cms-in-memory.ts';
import { normalFrame, normalSection } from './normal-form.ts';

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
      const normal = all.map((raw) =>
        normalSection(raw.type, definitionOf(raw.type).schema, raw, cms),
      );
      expect(JSON.stringify(normal, null, 1)).toBe(JSON.stringify(all, null, 1));
    });

    it('what all its pages share', () => {
      const { $schema: _, ...site } = v.parse(v.looseObject({}), content.site);
      expect(JSON.stringify(normalFrame(site, cms))).toBe(JSON.stringify(site));
    });
  },
);

function definitionOf(type: string) {
  const definition = sectionOf(type);
  if (!definition) throw new Error(`No section "${type}"`);
  return definition;
}
