/** The imports allowed between layers (docs/where-things-live.md): a forbidden import or a cycle fails by name. */
import { describe, expect, it } from 'vitest';
import {
  cycles,
  type Import,
  importsOf,
  type Layers,
  strays,
  unusedPairs,
} from './import-graph.ts';
import { documents, isProduct, isTest, sourceFiles } from './project-files.ts';

const written = sourceFiles.filter(({ name }) => !isTest(name));
const imports = importsOf(written.filter(({ name }) => isProduct(name)));

/** Each layer and the other layers it may import. A test rejects pairs that nothing uses. */
const layers: Layers = {
  domain: [],
  'content/model': ['domain'],
  'content/blocks': ['content/model'],
  brands: ['domain'],
  'client/ui': ['domain', 'content/model'],
  'client/islands/runtime': ['client/ui', 'client/islands'],
  'client/islands/calls': ['domain'],
  'client/islands/form': ['domain', 'client/ui', 'client/islands/runtime', 'client/islands/calls'],
  'client/islands/address-box': [
    'domain',
    'client/ui',
    'client/islands/runtime',
    'client/islands/calls',
    'client/islands/form',
  ],
  'client/islands': [
    'domain',
    'content/model',
    'client/ui',
    'client/islands/runtime',
    'client/islands/calls',
    'client/islands/form',
    'client/islands/address-box',
  ],
  'client/sections': [
    'domain',
    'content/model',
    'client/ui',
    'client/islands/runtime',
    'client/islands',
  ],
  'client/journey': [
    'domain',
    'client/ui',
    'client/islands/runtime',
    'client/islands/address-box',
    'client/islands',
  ],
  'client/gallery': [
    'domain',
    'content/model',
    'content/blocks',
    'client/ui',
    'client/islands/runtime',
    'client/sections',
  ],
  'client/challenge': ['client/islands/form'],
  client: [],
  'worker/env.ts': ['domain', 'worker/leads'],
  'worker/context.ts': [
    'domain',
    'worker/env.ts',
    'worker/ports',
    'worker/content',
    'worker/leads',
  ],
  'worker/http': ['domain', 'worker/context.ts'],
  'worker/ports': ['domain', 'content/model', 'worker/http', 'dist'],
  // This module re-exports the package it replaces.
  'worker/content/wordless-valibot.ts': ['node_modules'],
  'worker/content': [
    'domain',
    'content/model',
    'client/sections',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
  ],
  'worker/cache': ['worker/context.ts', 'worker/http', 'worker/ports', 'worker/render'],
  'worker/plans': [
    'domain',
    'content/model',
    'client/sections',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
    'worker/content',
    'worker/cache',
  ],
  'worker/render': [
    'domain',
    'content/model',
    'client/ui',
    'client/islands/runtime',
    'client/sections',
    'client',
    'worker/context.ts',
    'worker/http',
    'worker/content',
    'worker/seo',
    'worker/leads',
    'dist',
  ],
  'worker/seo': [
    'domain',
    'content/model',
    'client/ui',
    'client/sections',
    'worker/ports',
    'worker/content',
  ],
  'worker/openapi': [
    'domain',
    'worker/http',
    'worker/ports',
    'worker/leads',
    'worker/routes/api',
    'worker/routes/content',
    'worker/routes/forms',
    'worker/routes/journey',
  ],
  'worker/leads': ['domain', 'brands', 'worker/env.ts', 'worker/http', 'worker/ports'],
  'worker/routes/api': [
    'domain',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
    'worker/plans',
    'worker/render',
  ],
  'worker/routes/content': [
    'domain',
    'content/model',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
    'worker/content',
    'worker/render',
  ],
  'worker/routes/forms': [
    'domain',
    'client/islands/runtime',
    'client/sections',
    'client/journey',
    'worker/context.ts',
    'worker/http',
    'worker/plans',
    'worker/ports',
    'worker/content',
    'worker/render',
    'worker/leads',
    'worker/routes/journey',
  ],
  'worker/routes/journey': [
    'domain',
    'client/ui',
    'client/islands/form',
    'client/journey',
    'worker/context.ts',
    'worker/http',
    'worker/content',
    'worker/ports',
    'worker/plans',
    'worker/render',
    'worker/leads',
  ],
  'worker/routes/pages': [
    'domain',
    'client/ui',
    'client/islands/runtime',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
    'worker/content',
    'worker/cache',
    'worker/plans',
    'worker/render',
    'worker/seo',
    'worker/leads',
  ],
  'worker/routes/workshop': [
    'domain',
    'brands',
    'client/sections',
    'client/gallery',
    'worker/context.ts',
    'worker/http',
    'worker/render',
    'worker/openapi',
  ],
  worker: [
    'domain',
    'content/blocks',
    'brands',
    'client/sections',
    'worker/env.ts',
    'worker/context.ts',
    'worker/http',
    'worker/ports',
    'worker/content',
    'worker/render',
    'worker/leads',
    'worker/routes/api',
    'worker/routes/content',
    'worker/routes/forms',
    'worker/routes/journey',
    'worker/routes/pages',
    'worker/routes/workshop',
  ],
  dist: [],
  node_modules: [],
};

describe('the arrows', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(1_000);
  });

  it('point from layer to layer as the table says', () => {
    expect(strays(imports, layers)).toEqual([]);
  });

  it('are all in use', () => {
    expect(unusedPairs(imports, layers)).toEqual([]);
  });

  it('make no cycle, tools and types included', () => {
    expect(cycles(importsOf(written))).toEqual([]);
  });

  it('name extensions, so that Node, Vite and wrangler agree', () => {
    expect(imports.filter(({ to }) => !/\.(?:tsx?|json|css|mjs)$/.test(to))).toEqual([]);
  });
});

describe('the way from a tick to a card', () => {
  const guide = documents.find(({ name }) => name === 'docs/where-things-live.md')?.text ?? '';
  const way = [...guide.matchAll(/^\| \d+ \| `([^`]+)` \|/gm)].map(([, file = '']) => file);

  it('has at most 14 files', () => {
    expect(way.length).toBeGreaterThan(5);
    expect(way.length).toBeLessThanOrEqual(14);
  });

  it('is connected: each file imports another one on it, or is imported by one', () => {
    const joined = imports.filter(({ from, to }) => way.includes(from) && way.includes(to));
    const lost = way.filter((file) => !joined.some(({ from, to }) => from === file || to === file));
    expect(lost).toEqual([]);
  });
});

describe('the checks find planted faults', () => {
  const arrow = (from: string, to: string): Import => ({ from, to });
  const small: Layers = { domain: [], client: ['domain'], 'client/ui': ['domain'] };

  it('an arrow missing from the table, and a file in no layer', () => {
    const planted = [
      arrow('client/page.ts', 'domain/price.ts'),
      arrow('domain/price.ts', 'client/page.ts'),
      arrow('client/ui/link.ts', 'client/page.ts'),
      arrow('client/page.ts', 'elsewhere/x.ts'),
    ];
    expect(strays(planted, small)).toEqual([
      'domain/price.ts → client/page.ts',
      'client/ui/link.ts → client/page.ts',
      'client/page.ts → elsewhere/x.ts',
    ]);
    expect(unusedPairs(planted, small)).toEqual(['client/ui → domain']);
  });

  it('a cycle over three files, and none in a diamond', () => {
    const ring = [arrow('a.ts', 'b.ts'), arrow('b.ts', 'c.ts'), arrow('c.ts', 'a.ts')];
    expect(cycles([...ring, arrow('x.ts', 'a.ts')])).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    const diamond = [
      arrow('a.ts', 'b.ts'),
      arrow('a.ts', 'c.ts'),
      arrow('b.ts', 'd.ts'),
      arrow('c.ts', 'd.ts'),
    ];
    expect(cycles(diamond)).toEqual([]);
  });

  it('an import of a type alone', () => {
    const file = { name: 'worker/x.ts', text: "import type { Page } from '../client/page.ts';" };
    expect(importsOf([file])).toEqual([arrow('worker/x.ts', 'client/page.ts')]);
  });
});
