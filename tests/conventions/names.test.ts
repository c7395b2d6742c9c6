/** Names of files and in code: one name for one file, one word for one thing (docs/glossary.md). */
import { describe, expect, it } from 'vitest';
import { misusedWords, sharedNames } from './name-rules.ts';
import { documents, sourceFiles } from './project-files.ts';

/** Names that several files share, each with its reason. The test rejects one that is no longer shared. */
const shared = {
  brand: 'one for each brand, told apart by its folder, beside what a brand is',
  'playwright.config': 'the name that the tool expects',
};
/** Kinds of file that tools name. */
const toolKinds = ['config'];
const paths = sourceFiles.map(({ name }) => name);
const checked = sourceFiles.filter(({ name }) => !name.startsWith('tests/conventions/name'));

describe('names', () => {
  it('each belong to one source file', () => {
    expect(paths.length).toBeGreaterThan(500);
    const found = sharedNames(paths);
    expect(
      [...found.keys()].toSorted(),
      [...found.values()].map((files) => files.join(' ')).join('\n'),
    ).toEqual(Object.keys(shared).toSorted());
  });

  it('end in a kind that the guide lists, and the guide lists no other', () => {
    const kinds = paths.flatMap((path) => /\.([a-z]+)\.tsx?$/.exec(path)?.[1] ?? []);
    const guide = documents.find(({ name }) => name === 'docs/where-things-live.md')?.text ?? '';
    const listed = [...guide.matchAll(/`x\.([a-z]+)\.tsx?`/g)].map(([, kind]) => kind);
    expect(listed.toSorted()).toEqual(
      [...new Set(kinds)].filter((kind) => !toolKinds.includes(kind)).toSorted(),
    );
  });

  it('keep to the glossary', () => {
    expect(misusedWords(checked)).toEqual([]);
  });
});

describe('the checks find planted faults', () => {
  const file = (name: string, text = '') => [{ name, text }];

  it('two files of one name', () => {
    const twice = ['worker/load.ts', 'client/load.tsx', 'client/hero.tsx', 'client/hero.test.tsx'];
    expect([...sharedNames(twice)]).toEqual([['load', ['worker/load.ts', 'client/load.tsx']]]);
  });

  it.each([
    ['worker/http/errors.ts', 'export const catalogue = {};'],
    ['client/catalogue-of-icons.ts', ''],
    ['worker/seo/urls.ts', 'const pageAddress = brand.host;'],
    ['client/link.ts', 'interface Link { readonly signUpAddress?: string }'],
    ['worker/share-address.ts', ''],
    ['client/go.ts', 'await page.goto(address);'],
    ['client/go.ts', "if (address.startsWith('/media/')) return;"],
    ['worker/visits.ts', 'function userOf(request: Request) {}'],
    ['worker/utils.ts', ''],
    ['client/ui/helpers.tsx', ''],
  ])('%s: %s', (name, text) => {
    expect(misusedWords(file(name, text))).toHaveLength(1);
  });

  it.each([
    ['worker/ports/plans/load-catalogue.ts', 'export const catalogue = read();'],
    ['domain/address/display-line.ts', 'const addressLine = line(address);'],
    ['client/islands/address-box/address-box.tsx', 'const { address } = props;'],
    ['worker/routes/forms/contact.route.tsx', 'const maxUserAgent = 300;'],
    ['worker/http/respond.ts', "/** The visitor's address, never a catalogue of users. */"],
  ])('and leave %s alone', (name, text) => {
    expect(misusedWords(file(name, text))).toEqual([]);
  });
});
