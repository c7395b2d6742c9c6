/** Rules for every island. A new one needs no edit here, only examples (client/islands/island-examples.ts). */
import { readdirSync } from 'node:fs';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../ui/render-html.ts';
import { islandExamples } from './island-examples.ts';
import { loaders } from './island-loaders.ts';
import { type IslandName, registry } from './island-registry.ts';
import { Island, IslandScope } from './runtime/island.tsx';

const names = Object.keys(registry) as IslandName[];
const cases = names.flatMap((name) =>
  Object.entries(islandExamples[name]).map(([example, props]) => ({ name, example, props })),
);

/** The compiler checks name and props as a pair where the examples are written. */
const AnyIsland = Island as ComponentType<{ name: string; on: string; props: object }>;

function render(name: string, props: object): string {
  return renderHtml(
    <IslandScope value={{ prefix: 's2', count: 0, development: true }}>
      <AnyIsland name={name} on="visible" props={props} />
    </IslandScope>,
  );
}

describe('the registry', () => {
  it('names the folders, no more and no fewer', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const islands = files.flatMap((file) => /^([^/]+)\/\1\.island\.tsx$/.exec(file)?.[1] ?? []);
    expect([...names].sort()).toEqual(islands.sort());
  });

  it('has a loader for each, which loads the same component', async () => {
    expect(Object.keys(loaders).sort()).toEqual([...names].sort());
    for (const name of names) expect(await loaders[name]?.()).toBe(registry[name]);
  });
});

describe.each(cases)('$name, $example', ({ name, props }) => {
  const html = render(name, props);

  it('renders on the server inside its element', () => {
    expect(html).toMatch(
      new RegExp(`^<x-island name="${name}" on="visible" prefix="s2i0-" props=`),
    );
    expect(html.length).toBeGreaterThan(200);
  });

  it('carries its props as JSON that parses to the same', () => {
    const attribute = /props="([^"]*)"/.exec(html)?.[1] ?? '';
    const json = attribute
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(props)));
  });

  it('writes no script, no style and no handler', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+="(?!visible")/);
  });

  it('gives its ids the prefix', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    for (const id of ids) expect(id).toMatch(/^_s2i0-/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
