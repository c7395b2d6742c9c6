/** Holds what the documents say that a machine can check: links, commands, folders, npm scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../../scripts/build/files-below.ts';

const documents = [
  'README.md',
  'brands/README.md',
  'content/README.md',
  ...filesBelow(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
].map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const each = (pattern: RegExp) =>
  documents.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ name, found: match[1] ?? '' })),
  );

describe('the documents', () => {
  it('link only to files that are there', () => {
    const links = each(/\]\((?!https?:|#)([^)#\s]+)/g);
    const broken = links.filter(({ name, found }) => !existsSync(join(root, dirname(name), found)));
    expect(links.length).toBeGreaterThan(5);
    expect(broken).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const named = each(/npm run ([a-z0-9:-]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ found }) => !(found in manifest.scripts))).toEqual([]);
  });

  it('name only folders and files that exist', () => {
    const paths = each(/`((?:worker|client|brands|content|tests|scripts|bench|docs)\/[\w./-]*)`/g);
    const missing = paths.filter(({ found }) => !existsSync(join(root, found)));
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every version exactly', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-\w+)?$/.test(version))).toEqual([]);
  });

  it('takes miniflare in the version of wrangler: both start the same workerd', () => {
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
