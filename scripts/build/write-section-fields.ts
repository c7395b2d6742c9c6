/** Vite plugin: writes the gallery's descriptions of each section's fields, for the worker to read. */
import type { Plugin } from 'vite';
import { sectionFieldsPath } from '../../client/gallery/gallery-links.tsx';
import { sectionFields } from '../../client/gallery/section-fields.ts';

export function writeSectionFields(): Plugin {
  return {
    name: 'write-section-fields',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: sectionFieldsPath.slice(1),
        source: JSON.stringify(sectionFields()),
      });
    },
  };
}
