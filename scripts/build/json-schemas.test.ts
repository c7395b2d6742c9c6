/** The JSON schemas in the tree are up to date with the content model. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { sections } from '../../client/sections/section-registry.ts';
import { root } from './files-below.ts';
import { contentSchemas, schemaFolder } from './json-schemas.ts';
import { readContent } from './read-content.ts';

const schemas = contentSchemas();
const [ofPage, ofSite] = [faultsOf('page.schema.json'), faultsOf('site.schema.json')];

/** What an editor's JSON editor would underline. */
function faultsOf(name: string) {
  const validator = new Validator(JSON.parse(JSON.stringify(schemas[name])), '7');
  return (value: unknown) => validator.validate(value).errors;
}

describe('the JSON schemas of content', () => {
  it.each(Object.keys(schemas))('%s is up to date (npm run content:schemas)', (name) => {
    const file = readFileSync(join(root, schemaFolder, name), 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(schemas[name])));
  });

  it('refer only to existing definitions', () => {
    for (const schema of Object.values(schemas)) {
      const definitions = Object.keys(schema.$defs ?? {}).map((name) => `#/$defs/${name}`);
      const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)];
      expect(references.length).toBeGreaterThan(0);
      for (const [, reference] of references) expect(definitions).toContain(reference);
    }
  });

  it('offer every section, and let a page name its schema', () => {
    const page = schemas['page.schema.json'];
    expect(page?.properties?.sections).toMatchObject({
      items: {
        anyOf: Object.keys(sections).map((type) => ({ $ref: `#/$defs/section-${type}` })),
      },
    });
    expect(page?.properties?.$schema).toEqual({ type: 'string' });
    expect(page?.additionalProperties).toBe(false);
    expect(page?.required).toEqual(['path', 'title', 'description', 'sections', 'published']);
  });

  it('contain both kinds of rich text node', () => {
    const { $defs } = schemas['page.schema.json'] ?? {};
    expect($defs?.richTextNode).toEqual({
      anyOf: [{ $ref: '#/$defs/richTextText' }, { $ref: '#/$defs/richTextElement' }],
    });
    expect(JSON.stringify($defs?.richTextElement)).toContain('"const":"component-block"');
  });

  describe('accept what the parser accepts', () => {
    const read = readContent();
    const sites = Object.entries(read).map(([slug, { site }]) => ({ slug, site }));
    const pages = Object.values(read).flatMap(({ pages: byPath, files }) =>
      Object.entries(byPath).map(([path, page]) => ({ file: files[path] ?? path, page })),
    );

    it.each(pages)('$file', ({ page }) => {
      expect(ofPage(page)).toEqual([]);
    });

    it.each(sites)('the site of $slug', ({ site }) => {
      expect(ofSite(site)).toEqual([]);
    });

    it('a colour in capitals', () => {
      const capitals = (page: unknown) =>
        JSON.stringify(page).replaceAll(/"#[0-9a-f]{6}"/g, (colour) => colour.toUpperCase());
      const coloured = pages.filter(({ page }) => capitals(page) !== JSON.stringify(page));
      expect(coloured).not.toEqual([]);
      for (const { page } of coloured) expect(ofPage(JSON.parse(capitals(page)))).toEqual([]);
    });
  });

  it('refuse a page without a title', () => {
    const [page] = Object.values(readContent()).flatMap(({ pages }) => Object.values(pages));
    const { title: _, ...untitled } = Object(page);
    expect(ofPage(page)).toEqual([]);
    expect(ofPage(untitled)).not.toEqual([]);
  });
});
