/** Builds the client only: the islands, one stylesheet per brand, media, and the manifest for the worker. */
import { defineConfig } from 'vite';
import { brandStylesheets } from './scripts/build/brand-stylesheets.ts';
import { bundleContent } from './scripts/build/bundle-content.ts';
import { copyMedia } from './scripts/build/copy-media.ts';
import { plainDynamicImports } from './scripts/build/plain-dynamic-imports.ts';
import { workerManifest } from './scripts/build/worker-manifest.ts';

export default defineConfig({
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      onwarn(warning, warn) {
        // jotai marks its files 'use client', which means nothing outside a server-components build.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: { runtime: 'client/islands/runtime.ts' },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  plugins: [
    plainDynamicImports(),
    brandStylesheets(),
    copyMedia(),
    bundleContent(),
    workerManifest(),
  ],
});
