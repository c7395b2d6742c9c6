/** The gallery's words about each section's fields: the build writes them as an asset, as the worker lacks them. */
import type { GenericSchema } from 'valibot';
import { sections } from '../sections/section-registry.ts';
import { type FieldRow, type SchemaWords, schemaFields, schemaWords } from './schema-fields.ts';

export interface SectionFields {
  readonly about: SchemaWords;
  readonly fields: readonly FieldRow[];
}

/** By type. */
export function sectionFields(): Readonly<Record<string, SectionFields>> {
  return Object.fromEntries(
    Object.values(sections).map(({ type, schema }: { type: string; schema: GenericSchema }) => [
      type,
      { about: schemaWords(schema), fields: schemaFields(schema) },
    ]),
  );
}
