/** Every section's examples, saved in the CMS as pages, are the same when a site reads them. */
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sectionOf, sections } from '../../../client/sections/section-registry.ts';
import { change, emptyCms } from '../support/cms-database.ts';
import { filePage, readPages, seed } from '../support/seed-keystone.ts';

/** Examples that no editor can write, each with the CMS's message. */
const unwritable: ReadonlyMap<string, RegExp> = new Map([
  // It has nodes that the editor lacks, to test visitors' pages against them.
  ['rich-text: odd', /There is no block "__proto__"/],
]);

const examples = Object.keys(sections).flatMap((type) => {
  const definition = sectionOf(type);
  return Object.entries(definition?.examples ?? {}).map(([name, example], index) => ({
    name: `${type}: ${name}`,
    path: `/${type}-${index}`,
    schema: definition?.schema ?? v.never(),
    example,
  }));
});

beforeAll(emptyCms);
/** Different examples give the same picture different sizes; in a CMS it has only one. */
beforeEach(() => change('DELETE FROM Media'));

describe('the examples of the sections', () => {
  it('are many', () => {
    expect(examples.length).toBeGreaterThan(150);
  });

  it.each(examples)('$name', async ({ name, path, schema, example }) => {
    const energy = filePage('/energy', { title: 'page' });
    const pushed = seed('eucalypt', [energy, filePage(path, { sections: [example] })]);
    const reason = unwritable.get(name);
    if (reason) {
      await expect(pushed).rejects.toThrow(reason);
      return;
    }
    expect((await pushed).refused).toEqual([]);
    const read = (await readPages('eucalypt', [path])).get(path);
    expect(read?.problems).toEqual([]);
    expect(v.parse(schema, read?.page?.sections[0])).toEqual(v.parse(schema, example));
  });
});
