/** Every section's examples, saved in the CMS as pages, are the same when a site reads them. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
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
type Example = (typeof examples)[number];

/** Examples that show each picture in the same way, so that one CMS can hold them all: there it has one size. */
interface Group {
  readonly pictures: Map<unknown, string>;
  readonly together: Example[];
}

function grouped(all: readonly Example[]): Group[] {
  const groups: Group[] = [];
  for (const one of all) {
    const shown = picturesIn(one.example);
    let group = groups.find(({ pictures }) =>
      shown.every(([src, how]) => (pictures.get(src) ?? how) === how),
    );
    if (!group) {
      group = { pictures: new Map(), together: [] };
      groups.push(group);
    }
    for (const [src, how] of shown) group.pictures.set(src, how);
    group.together.push(one);
  }
  return groups;
}

/** What is shown at each address, pictures and clips among them. */
function picturesIn(value: unknown): [unknown, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const { src, url } = value as { src?: unknown; url?: unknown };
  const own: [unknown, string][] = 'width' in value ? [[src ?? url, JSON.stringify(value)]] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

const pageOf = ({ path, example }: Example) => filePage(path, { sections: [example] });

beforeAll(async () => {
  emptyCms();
  // Examples refer to it.
  await seed('eucalypt', [filePage('/energy', { title: 'page' })]);
});

describe('the examples of the sections', () => {
  it('are many', () => {
    expect(examples.length).toBeGreaterThan(150);
  });

  it.each(examples.filter(({ name }) => unwritable.has(name)))('$name', async (one) => {
    const reason = unwritable.get(one.name) ?? '';
    await expect(seed('eucalypt', [pageOf(one)])).rejects.toThrow(reason);
  });
});

describe.each(grouped(examples.filter(({ name }) => !unwritable.has(name))))(
  'the examples of the sections, $together.length in one import',
  ({ together }) => {
    let refused: readonly string[];
    let pages: Awaited<ReturnType<typeof readPages>>;
    beforeAll(async () => {
      change('DELETE FROM Media');
      ({ refused } = await seed('eucalypt', together.map(pageOf)));
      pages = await readPages(
        'eucalypt',
        together.map(({ path }) => path),
      );
    });

    it('are all taken', () => {
      expect(refused).toEqual([]);
    });

    it.each(together)('$name', ({ path, schema, example }) => {
      const read = pages.get(path);
      expect(read?.problems).toEqual([]);
      expect(v.parse(schema, read?.page?.sections[0])).toEqual(v.parse(schema, example));
    });
  },
);
