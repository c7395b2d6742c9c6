/** JSON schemas of pages and sites, made from the valibot schemas that parse content. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { sections } from '../../client/sections/section-registry.ts';
import { image, media } from '../../content/model/media.schema.ts';
import { page } from '../../content/model/page.schema.ts';
import { link } from '../../content/model/primitives.schema.ts';
import { richText, richTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import { site } from '../../content/model/site.schema.ts';

/** Beside the brands' folders; a page refers to its schema with `$schema`, relative to itself. */
export const schemaFolder = 'content/schemas';

/** The two kinds of rich-text nodes, named here because the conversion cannot see into the function that parses them. */
const kinds = {
  richTextText: richTextNode.getter({}),
  richTextElement: richTextNode.getter({ type: '' }),
};
const shared = { richText, richTextNode, ...kinds, image, media, link };

/** Checks in code and transformations have no JSON Schema equivalent, so only the valibot schemas enforce them. */
const config: ConversionConfig = {
  target: 'draft-07',
  errorMode: 'ignore',
  overrideAction({ valibotAction, jsonSchema }) {
    const { requirement } = valibotAction as { requirement?: unknown };
    // JSON Schema patterns have no flags, so a case-insensitive pattern would refuse valid text.
    if (!(requirement instanceof RegExp && requirement.flags !== '')) return undefined;
    const { pattern: _refusesOneCase, ...rest } = jsonSchema;
    return rest;
  },
  overrideSchema({ valibotSchema, jsonSchema }) {
    if (valibotSchema === richTextNode) return { anyOf: Object.keys(kinds).map(referTo) };
    // The parser silently drops a misspelt field; a code editor can report it at once.
    return valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : null;
  },
};

/** By file name. */
export function contentSchemas(): Readonly<Record<string, JsonSchema>> {
  const types: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
    Object.values(sections).map(({ type, schema }) => [`section-${type}`, schema]),
  );
  const pages = schemaFile(page, { ...shared, ...types });
  const choices = { anyOf: Object.keys(types).map(referTo) };
  return {
    'page.schema.json': {
      ...pages,
      properties: {
        ...pages.properties,
        sections: { type: 'array', minItems: 1, items: choices },
      },
    },
    'site.schema.json': schemaFile(site, { link }),
  };
}

/** @param definitions schemas that are written once and referenced */
function schemaFile(
  schema: v.GenericSchema,
  definitions: Readonly<Record<string, v.GenericSchema>>,
): JsonSchema {
  const json = toJsonSchema(schema, { ...config, definitions });
  return { ...json, properties: { $schema: { type: 'string' }, ...json.properties } };
}

function referTo(definition: string): JsonSchema {
  return { $ref: `#/$defs/${definition}` };
}
