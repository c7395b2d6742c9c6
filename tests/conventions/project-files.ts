/** The project's text files, read once for the checks of its conventions. */
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
/** The kinds of file that people write. */
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

/** Handwritten TypeScript. */
export const sourceFiles = projectFiles.filter(
  ({ name }) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && name.includes('/'),
);

/** Whether a file is a test, or only serves tests. */
export function isTest(name: string): boolean {
  return /\.(?:test|spec|contract|fixture)\.tsx?$/.test(name);
}

/** Whether a file runs for visitors, in the worker or in their browser. */
export function isProduct(name: string): boolean {
  return /^(?:domain|content\/(?:blocks|model)|brands|client|worker)\//.test(name) && !isTest(name);
}

export const documents = projectFiles.filter(({ name }) => name.endsWith('.md'));
