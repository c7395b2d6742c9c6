/** The text files of the project, read once, for the checks of its conventions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../../scripts/build/files-below.ts';

export interface ProjectFile {
  /** Path from the project's root. */
  readonly name: string;
  readonly text: string;
}

const folders = [
  'domain',
  'worker',
  'client',
  'brands',
  'content',
  'scripts',
  'bench',
  'tests',
  'docs',
];
/** Files that people write: no pictures, no lock file. */
const written = /\.(?:tsx?|mjs|css|md|sql|toml|json)$/;
const atRoot = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
  .map(({ name }) => name);

export const projectFiles: readonly ProjectFile[] = [
  ...atRoot,
  ...folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(folder, file))),
]
  .filter((name) => written.test(name) && !name.endsWith('package-lock.json'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** TypeScript that people wrote. */
export const sourceFiles = projectFiles.filter(
  ({ name }) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && name.includes('/'),
);

/** Tests, and files that only serve them. */
export function isTest(name: string): boolean {
  return /\.(?:test|spec|contract|fixture)\.tsx?$/.test(name);
}

/** What runs for visitors, in the worker or in their browser. */
export function isProduct(name: string): boolean {
  return /^(?:domain|content\/(?:blocks|model)|brands|client|worker)\//.test(name) && !isTest(name);
}

export const documents = projectFiles.filter(({ name }) => name.endsWith('.md'));
