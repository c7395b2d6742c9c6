/** The JSON schemas in the tree are up to date with the content model. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections } from '../../client/sections/section-registry.ts';
import { root } from './files-below.ts';
import { contentSchemas, schemaFolder } from './json-schemas.ts';

const schemas = contentSchemas();

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

  it('accept what the parser accepts, such as a colour in capitals', () => {
    const colour = JSON.stringify(schemas['page.schema.json']);
    expect(colour).not.toContain('[0-9a-f]{6}');
  });
});
