/** JSON schemas of pages and sites, made from the valibot schemas that content is parsed by. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { sections } from '../../client/sections/section-registry.ts';
import { image, media } from '../../content/model/media.schema.ts';
import { page } from '../../content/model/page.schema.ts';
import { link } from '../../content/model/primitives.schema.ts';
import { richText, richTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import { site } from '../../content/model/site.schema.ts';

/** Beside the brands' folders; a page names its schema by `$schema`, relative to itself. */
export const schemaFolder = 'content/schemas';

/** A function parses rich-text nodes, and no conversion can see into it: the two kinds are named here. */
const kinds = {
  richTextText: richTextNode.getter({}),
  richTextElement: richTextNode.getter({ type: '' }),
};
const shared = { richText, richTextNode, ...kinds, image, media, link };

/** Checks in code and transformations have no counterpart in JSON schema; the valibot schemas decide. */
const config: ConversionConfig = {
  target: 'draft-07',
  errorMode: 'ignore',
  overrideAction({ valibotAction, jsonSchema }) {
    const { requirement } = valibotAction as { requirement?: unknown };
    // JSON schema has no flags, so a case-insensitive pattern would refuse one case.
    if (!(requirement instanceof RegExp && requirement.flags !== '')) return undefined;
    const { pattern: _refusesOneCase, ...rest } = jsonSchema;
    return rest;
  },
  overrideSchema({ valibotSchema, jsonSchema }) {
    if (valibotSchema === richTextNode) return { anyOf: Object.keys(kinds).map(referTo) };
    // The parser drops a misspelt field in silence; an editor's tool can say so at once.
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

/** @param definitions schemas that are written once and referred to */
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
