/** Holds the direction of imports (docs/where-things-live.md): a wrong arrow fails by name. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../../scripts/build/files-below.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

const folders = ['domain', 'worker', 'client', 'brands', 'content', 'scripts', 'bench'];
const files = folders.flatMap((folder) =>
  filesBelow(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, specifier = '']) => ({ from, to: relative(root, join(root, dirname(from), specifier)) }),
  ),
);
const isTest = (file: string) => /\.(?:test|contract|fixture)\.tsx?$/.test(file);

/** Imports of production code from one place that reach none of the allowed places. */
function strays(from: RegExp, allowed: RegExp): string[] {
  return imports
    .filter((one) => from.test(one.from) && !isTest(one.from) && !allowed.test(one.to))
    .map((one) => `${one.from} → ${one.to}`);
}

describe('the arrows', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  it.each([
    // Two rules of lists still read an editor's widget; the plans port takes them out.
    ['domain imports nothing of ours', /^domain\/(?!plans\/plan-list)/, /^domain\//],
    ['content/model → domain', /^content\/model\//, /^(?:content\/model|domain)\//],
    ['brands → domain', /^brands\//, /^(?:brands|domain)\//],
    ['client never imports worker', /^client\//, /^(?:client|content\/model|domain)\//],
    ['client/ui → content/model', /^client\/ui\//, /^(?:client\/ui|content\/model|domain)\//],
    [
      'client/islands → client/ui, content/model',
      /^client\/islands\//,
      /^(?:client\/islands|client\/ui|content\/model|domain)\//,
    ],
    [
      'what islands share knows none of them',
      /^client\/islands\/(?:form|address-box|calls)\//,
      /^(?:client\/(?:islands\/(?:form|address-box|calls|runtime)|ui)|content\/model|domain)\//,
    ],
    [
      'client/sections → islands, ui, content/model',
      /^client\/sections\//,
      /^(?:client\/(?:sections|islands|ui)|content\/model|domain)\//,
    ],
    [
      'worker/ports → nothing of the pages',
      /^worker\/ports\//,
      /^(?:worker\/(?:ports|http)|content\/model|domain)\//,
    ],
    [
      'worker → its own layers',
      /^worker\//,
      /^(?:worker|client|brands|content\/model|domain|dist)\//,
    ],
  ])('%s', (_name, from, allowed) => {
    expect(strays(from, allowed)).toEqual([]);
  });

  it('imports with extensions, so that Node, Vite and wrangler agree', () => {
    expect(imports.filter(({ to }) => !/\.(?:tsx?|json|css|mjs)$/.test(to))).toEqual([]);
  });
});
