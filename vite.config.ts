/** Builds the client only: the islands, two stylesheets per brand, media, and the manifest for the worker. */
import { defineConfig } from 'vite';
import { brandStylesheets } from './scripts/build/brand-stylesheets.ts';
import { bundleContent } from './scripts/build/bundle-content.ts';
import { copyMedia } from './scripts/build/copy-media.ts';
import { plainDynamicImports } from './scripts/build/plain-dynamic-imports.ts';
import { workerManifest } from './scripts/build/worker-manifest.ts';
import { writeSectionFields } from './scripts/build/write-section-fields.ts';

export default defineConfig({
  // Views run on both sides; their server-only code is dropped from the client (other-link.tsx).
  define: { 'typeof document': '"object"' },
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
      // None of our modules has import side effects, so unused code is dropped.
      treeshake: { moduleSideEffects: false },
      input: {
        runtime: 'client/islands/runtime/runtime.ts',
        challenge: 'client/challenge/challenge.ts',
      },
      output: {
        codeSplitting: {
          groups: [
            {
              // Modules that nearly every island needs, too small to be fetched and compressed separately.
              name: 'common',
              test: /[\\/]client[\\/](?:islands[\\/]runtime[\\/](?:page-hooks|shared-state|use-lasting)|ui[\\/](?:icon|round-button|form[\\/]choice-style))\./,
            },
            {
              // Modules that every island with a form or a call needs.
              name: 'calls',
              test: /[\\/](?:client[\\/](?:islands[\\/](?:calls[\\/](?:request|gateway-call|stored)|form[\\/]submission-id)|ui[\\/](?:link|visitor-slots|form[\\/](?:button|button-style|field-message|field-style)))|domain[\\/](?:vertical|forms[\\/](?:form-id|search-messages)))\./,
            },
            {
              // Small modules that forms of lists and leads also need.
              name: 'fields',
              test: /[\\/]client[\\/](?:ui[\\/](?:form[\\/](?:unseen-fields|choice-list)|text[\\/]reference-box)|islands[\\/]form[\\/]use-receipt-url)\./,
            },
          ],
        },
        // Six characters are enough to distinguish versions, and every import repeats them.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  plugins: [
    plainDynamicImports(),
    brandStylesheets(),
    copyMedia(),
    bundleContent(),
    writeSectionFields(),
    workerManifest(),
  ],
});
