/** The import graph: forbidden imports, unused pairs of layers, and cycles. */
import { dirname, join } from 'node:path';
import type { ProjectFile } from './project-files.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every relative import, types included, as paths from the project's root. */
export function importsOf(files: readonly ProjectFile[]): Import[] {
  const specifier = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(specifier)].map(([, path = '']) => ({
      from: name,
      to: join(dirname(name), path),
    })),
  );
}

/** Each layer, by folder or file, with the other layers it may import. */
export type Layers = Readonly<Record<string, readonly string[]>>;

/** A file's layer: the file itself, or the deepest listed folder that contains it. */
function layerOf(path: string, layers: Layers): string | undefined {
  return Object.keys(layers)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Forbidden imports, including any from or to a file outside every layer, as `a.ts → b.ts`. */
export function strays(imports: readonly Import[], layers: Layers): string[] {
  return imports
    .filter(({ from, to }) => {
      const own = layerOf(from, layers);
      const other = layerOf(to, layers);
      if (own === undefined || other === undefined) return true;
      return own !== other && !layers[own]?.includes(other);
    })
    .map(({ from, to }) => `${from} → ${to}`);
}

/** Allowed pairs of layers that no import uses. */
export function unusedPairs(imports: readonly Import[], layers: Layers): string[] {
  const used = new Set(
    imports.map(({ from, to }) => `${layerOf(from, layers)} → ${layerOf(to, layers)}`),
  );
  return Object.entries(layers)
    .flatMap(([layer, others]) => others.map((other) => `${layer} → ${other}`))
    .filter((pair) => !used.has(pair));
}

/** Groups of files that import each other in a circle, each sorted by name (Tarjan's algorithm). */
export function cycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    let low = at;
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? low);
    }
    lowest.set(file, low);
    if (low === at) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}
