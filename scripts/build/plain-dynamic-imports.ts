/** Vite plugin: keeps `import()` native, because Vite's preload helper would double the size of the runtime. */
import type { Plugin } from 'vite';

/** `await __vitePreload(async () => { const { A } = await import('./a.js'); return { A } }, [])` */
const preloaded =
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\}, [^)]*\)/g;

/** Removes the helper's calls from the finished chunks and empties the helper itself. */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined;
      return 'export const __vitePreload = (load) => load();';
    },
    renderChunk: (code) => code.replace(preloaded, '$1'),
  };
}
