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

export function pageFile({
  image,
  noindex,
  crumb,
  published,
  sections,
  ...head
}: Page): ContentFile {
  const name = head.path === '/' ? 'pages/home.json' : `pages${head.path}.json`;
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

/** Writes the files, laid out as the project's formatter does; other files of the folder are left alone. */
export async function writeContentFiles(
  folder: string,
  files: readonly ContentFile[],
): Promise<void> {
  const written = files.map(({ name, value }) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value, null, 2));
    return file;
  });
  const quietly = ['--vcs-enabled=false', '--log-level=error'];
  await runQuietly('biome', ['format', '--write', ...quietly, ...written]);
}
