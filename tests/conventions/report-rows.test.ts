/** The operations pages have a row for every line of an import's report, and for everything that the doctor examines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from '../../scripts/build/files-below.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The first cells of a page's tables. */
const rowsOf = (page: string) =>
  [...read(`docs/operations/${page}`).matchAll(/^\| `?([^|`]+?)`? \|/gm)].map(([, cell]) => cell);

it('the page about imports explains each line of the report', () => {
  const source = ['import-report', 'replaced-products', 'import-into']
    .map((name) => read(`scripts/catalogue/import/${name}.ts`))
    .join('\n');
  // `accepted  ${…`: a word, padded to the column of what it says; the page says elsewhere what `resumed` means.
  const lines = [...source.matchAll(/`(\w{5,10}) +(?:\$\{|plans on sale)/g)]
    .map(([, word = '']) => word)
    .filter((word) => word !== 'resumed');
  expect(lines).toContain('references');
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter((word) => !rowsOf('catalogue.md').includes(word))).toEqual([]);
});

it('the page about the doctor has a row for each thing that it examines on a stage', () => {
  /** What the row of another covers. */
  const elsewhere: Readonly<Record<string, string>> = { clock: 'site', partner: 'partners' };
  const files = filesBelow(join(root, 'scripts/doctor/checks'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('machine'))
    .map((file) => `scripts/doctor/checks/${file}`);
  const examined = [...files, 'scripts/doctor/doctor-command.ts'].flatMap((file) =>
    [...read(file).matchAll(/\b(?:bad|look|ok)\(\s*'([^']+)'/g)].map(([, about = '']) => about),
  );
  expect(examined).toEqual(expect.arrayContaining(['worker', 'given up', 'queue']));
  const missing = examined.filter(
    (about) => !rowsOf('doctor.md').includes(elsewhere[about] ?? about),
  );
  expect(missing).toEqual([]);
});
