/** Editors can read each section's name and use in the CMS, and what each field does. */
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type FieldRow, schemaFields, schemaWords } from '../../client/gallery/schema-fields.ts';
import { sections } from '../../client/sections/section-registry.ts';
import { page } from '../../content/model/page.schema.ts';
import { site } from '../../content/model/site.schema.ts';

/** Names that say enough; a discriminator is chosen by the CMS, not by an editor. */
const clear = new Set(['title', 'description', 'image', 'link', 'links', 'label', 'url', 'text']);
const chosenByCms = new Set(['type', 'section', 'sections[].type']);

/** One sentence that fits under a field. */
const sentence = /^(?=.{8,120}$)[^`]+\.$/;

const lastName = (name: string) => name.split('.').at(-1) ?? name;
const rowsOf = (schema: v.GenericSchema): FieldRow[] => schemaFields(schema);

const all = Object.values(sections).map(({ type, schema }) => ({
  type,
  schema: schema as unknown as v.GenericSchema,
}));

describe.each(all)('$type', ({ schema }) => {
  it('has a unique name and says when to use it', () => {
    const { title, description } = schemaWords(schema);
    expect(title).toMatch(/^[A-Z].{2,29}$/);
    expect(description).toMatch(sentence);
    const titles = all.map((one) => schemaWords(one.schema).title);
    expect(titles.filter((one) => one === title)).toHaveLength(1);
  });
});

const schemas = [
  ...all,
  { type: 'page', schema: page as v.GenericSchema },
  { type: 'site', schema: site as v.GenericSchema },
];

describe.each(schemas)('the fields of $type', ({ schema }) => {
  const rows = rowsOf(schema);

  it('say what they do, unless their name does', () => {
    const silent = rows.filter(
      ({ name, description }) =>
        description === undefined && !clear.has(lastName(name)) && !chosenByCms.has(name),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('say it in a sentence', () => {
    const odd = rows.filter(({ description }) => description && !sentence.test(description));
    expect(odd.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it('have a title when the name is odd: misspelt, or with a capital in front', () => {
    const odd = rows.filter(
      ({ name, title }) => title === undefined && /^[A-Z]|kext|Color|cta|Url/.test(lastName(name)),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('do not share a title with a field beside them', () => {
    const places = rows.flatMap(({ name, title }) =>
      title ? [`${name.slice(0, -lastName(name).length)}${title}`] : [],
    );
    expect(places.filter((one, index) => places.indexOf(one) !== index)).toEqual([]);
  });
});
