/** The product's own code with a fault in one of its files, bundled and loaded separately from the real one. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Engine } from '../compared.ts';
import type { Mutation } from './mutations.ts';

const entry = 'tests/energy/engine-price.ts';

/** @throws Error when the text is missing, or there more than once */
export function mutated(source: string, { name, file, from, to }: Mutation): string {
  const times = source.split(from).length - 1;
  if (times !== 1) {
    throw new Error(`${name}: ${file} has its text ${times} times; write it as the code does`);
  }
  return source.replace(from, () => to);
}

/** The engine with a mutation, or without one, the product unchanged. */
export async function mutatedEngine(mutation?: Mutation): Promise<Engine> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: mutation ? [mutating(mutation)] : [],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Vite has bundled nothing');
  const folder = await mkdtemp(join(tmpdir(), 'energy-mutant-'));
  try {
    const file = join(folder, 'engine.mjs');
    await writeFile(file, bundle.output[0].code);
    const loaded: { enginePrice: Engine } = await import(
      /* @vite-ignore */ pathToFileURL(file).href
    );
    return loaded.enginePrice;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function mutating(mutation: Mutation): Plugin {
  let found = false;
  return {
    name: 'mutation',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`/${mutation.file}`)) return null;
      found = true;
      return mutated(readFileSync(id, 'utf8'), mutation);
    },
    buildEnd(error) {
      if (!error && !found) throw new Error(`${mutation.file} is no part of the engine`);
    },
  };
}
