/** All the editor's blocks: one per section, the blocks of rich text, and those of a brand's frame. */
import type { ComponentBlock } from '@keystone-6/fields-document/component-blocks';
import {
  type Field,
  fieldsOfTextBlock,
  frameBlocks,
  getTitle,
  schemaOf,
  sectionFields,
  sectionTypes,
  textBlocks,
} from '../.generated/toolkit.mjs';
import { type EditorParts, propsOf } from './block-schemas.ts';

export interface BlockParts extends EditorParts {
  readonly preview: (type: string, fields: readonly Field[]) => ComponentBlock['preview'];
  readonly toolbar: (label: string) => NonNullable<ComponentBlock['toolbar']>;
}

export function sectionBlocks(parts: BlockParts): Record<string, ComponentBlock> {
  const sections = sectionTypes.flatMap((type) => {
    const schema = schemaOf(type);
    if (!schema) return [];
    return [
      [type, block(type, getTitle(schema) ?? type, sectionFields(type, schema), parts)] as const,
    ];
  });
  const words = Object.entries(textBlocks).map(([name, schema]) => {
    const label = `In text: ${getTitle(schema)?.toLowerCase() ?? name}`;
    return [name, block(name, label, fieldsOfTextBlock(name), parts)] as const;
  });
  return Object.fromEntries([...sections, ...words]);
}

export function frameComponentBlocks(parts: BlockParts): Record<string, ComponentBlock> {
  const entries = frameBlocks.map(({ name, fields }) => {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return [name, block(name, label, fields, parts)] as const;
  });
  return Object.fromEntries(entries);
}

function block(
  type: string,
  label: string,
  fields: readonly Field[],
  parts: BlockParts,
): ComponentBlock {
  return {
    label,
    schema: propsOf(fields, parts),
    preview: parts.preview(type, fields),
    toolbar: parts.toolbar(label),
    chromeless: false,
  };
}
