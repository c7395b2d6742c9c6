/** Vite plugin: `import()` stays the platform's own; Vite's preload helper would double the runtime. */
import type { Plugin } from 'vite';

/** `await __vitePreload(async () => { const { A } = await import('./a.js'); return { A } }, [])` */
const preloaded =
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\}, [^)]*\)/g;

/** Takes the helper's calls out of the finished chunks, and leaves the helper itself empty. */
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
