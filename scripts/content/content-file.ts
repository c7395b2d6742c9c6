/** Content as the files of `content/<brand>/`: their names, the order of their keys, their layout. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../../content/model/page.schema.ts';
import { runQuietly } from '../site/run-tool.ts';

export interface ContentFile {
  /** Relative to the brand's folder. */
  readonly name: string;
  readonly value: object;
}

export function siteFile(frame: object): ContentFile {
  return { name: 'site.json', value: { $schema: '../schemas/site.schema.json', ...frame } };
}

/** The home page is called home, so a page `/home` gets a name that no path can have. */
const pageNames: Readonly<Record<string, string>> = { '/': '/home', '/home': '/_home' };

export function pageFile({
  image,
  noindex,
  crumb,
  published,
  sections,
  ...head
}: Page): ContentFile {
  const name = `pages${pageNames[head.path] ?? head.path}.json`;
  const $schema = `${'../'.repeat(name.split('/').length)}schemas/page.schema.json`;
  const rest = {
    ...(image && { image }),
    ...(noindex && { noindex }),
    ...(crumb === undefined ? {} : { crumb }),
    published,
    sections,
  };
  return { name, value: { $schema, ...head, ...rest } };
}

/**
 * Writes the files in the layout of the project's formatter, and leaves the folder's other files alone.
 * @throws Error for two files with the same name, before anything is written
 */
export async function writeContentFiles(
  folder: string,
  files: readonly ContentFile[],
): Promise<void> {
  const names = files.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Two pages would be written as ${twice}: nothing was written`);
  const written = files.map(({ name, value }) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value, null, 2));
    return file;
  });
  const quietly = ['--vcs-enabled=false', '--log-level=error'];
  await runQuietly('biome', ['format', '--write', ...quietly, ...written]);
}
