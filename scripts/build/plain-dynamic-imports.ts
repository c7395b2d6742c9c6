/** Vite plugin: `import()` stays the platform's own; Vite's preload helper would double the runtime. */
import type { Plugin } from 'vite';

/** Replaces the helper by a call-through, which the minifier then removes. */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined;
      return 'export const __vitePreload = (load) => load();';
    },
  };
}
