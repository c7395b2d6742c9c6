/** Automatic checks of the documents: links, commands, folders, npm scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import {
  databaseNames,
  databases,
  migrationsFolder,
  migrationsIn,
} from '../../scripts/databases/databases.ts';
import { anchorsOf, brokenLinks, linksOf } from './document-anchors.ts';
import { documents } from './project-files.ts';
import { madeBy, recipesIn } from './recipes.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const each = (pattern: RegExp) =>
  documents.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ name, found: match[1] ?? '' })),
  );

const operations = 'docs/operations/';
const textOf = (file: string) => documents.find(({ name }) => name === file)?.text ?? '';

describe('the documents', () => {
  it('link only to files and headings that are there', () => {
    expect(documents.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(50);
    expect(brokenLinks(documents, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const named = each(/npm run ([a-z0-9:-]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ found }) => !(found in manifest.scripts))).toEqual([]);
  });

  it('say what every npm script does, in the README or in operations', () => {
    const rows = ['README.md', `${operations}README.md`].map((name) => textOf(name)).join('\n');
    const named = new Set(
      [...rows.matchAll(/`npm (?:run )?([a-z0-9:]+)/g)].map(([, name]) => name),
    );
    expect(Object.keys(manifest.scripts).filter((name) => !named.has(name))).toEqual([]);
  });

  it('in the operations folder are all linked from its index', () => {
    const pages = documents
      .filter(({ name }) => name.startsWith(operations) && !name.endsWith('README.md'))
      .map(({ name }) => name.slice(operations.length));
    expect(pages.length).toBeGreaterThan(10);
    const links = linksOf(textOf(`${operations}README.md`));
    expect(pages.filter((page) => !links.includes(page))).toEqual([]);
  });

  it('name every migration of a deployed stage on the page about upgrading', () => {
    const page = textOf(`${operations}upgrading.md`);
    const missing = databaseNames
      .filter((name) => !databases[name].isLocalOnly)
      .flatMap((name) => migrationsIn(migrationsFolder(name)))
      .filter((file) => !page.includes(`\`${file}\``));
    expect(missing).toEqual([]);
  });

  it('name only folders and files that exist', () => {
    const paths = each(
      /`((?:worker|client|domain|brands|content|tests|scripts|bench|docs)\/[\w./-]*)`/g,
    );
    const made = documents.flatMap(({ text }) => recipesIn(text)).flatMap(madeBy);
    const missing = paths.filter(
      ({ found }) =>
        !existsSync(join(root, found)) && !made.some((path) => `${found}/`.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('and the editor tasks name only npm scripts that exist', () => {
    const tasks = readFileSync(join(root, '.vscode/tasks.json'), 'utf8');
    const named = [...tasks.matchAll(/"script": "([^"]+)"/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

describe('the check of links', () => {
  const tree = [
    { name: 'README.md', text: '# A\n[in](guides/b.md#two-words) [here](#a)' },
    { name: 'guides/b.md', text: '# B\n## Two words\n```\n## Code\n```\n[out](../README.md)' },
  ];
  const exists = (path: string) => tree.some(({ name }) => name === path);

  it('lets good ones pass', () => {
    expect(brokenLinks(tree, exists)).toEqual([]);
  });

  it.each(['c.md', 'guides/b.md#three', 'guides/b.md#code', '#z'])('finds %s', (link) => {
    const faulty = [...tree, { name: 'x.md', text: `# X\n[x](${link})` }];
    expect(brokenLinks(faulty, exists)).toEqual([`x.md: ${link}`]);
  });

  it('makes anchors as GitHub does', () => {
    expect(anchorsOf("# A partner's `own` systems\n## [Once](a.md), twice\n## B\n## B")).toEqual([
      'a-partners-own-systems',
      'once-twice',
      'b',
      'b-1',
    ]);
  });
});

describe('package.json', () => {
  it('pins every version exactly', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-\w+)?$/.test(version))).toEqual([]);
  });

  it('pins miniflare to the version wrangler uses, so that both start the same workerd', () => {
    const wrangler = createRequire(import.meta.url)('wrangler/package.json') as {
      dependencies: Record<string, string>;
    };
    expect(manifest.devDependencies.miniflare).toBe(wrangler.dependencies.miniflare);
  });

  it('has a reason on record for every runtime dependency', () => {
    const reasons = documents.find(({ name }) => name.includes('runtime-dependencies'))?.text ?? '';
    const missing = Object.keys(manifest.dependencies).filter(
      (name) => !reasons.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});
