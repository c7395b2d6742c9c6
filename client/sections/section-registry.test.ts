/** The registry of sections, which must agree with the folders. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf, sections } from './section-registry.ts';

const folder = new URL('.', import.meta.url);

describe('the registry of sections', () => {
  it('has one line for each folder, by its name', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(Object.keys(sections).sort()).toEqual(folders.sort());
  });

  it('gives each section under its own type', () => {
    for (const [type, section] of Object.entries(sections)) expect(section.type).toBe(type);
  });

  it('has every part of a section in its folder', () => {
    for (const type of Object.keys(sections)) {
      const files = readdirSync(new URL(`${type}/`, folder));
      for (const part of ['schema.ts', 'section.ts']) {
        expect(files).toContain(`${type}.${part}`);
      }
      expect(files).toContain(`${type}.tsx`);
    }
  });

  it('does not take a property that every object has for a section', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'no-such-section']) {
      expect(sectionOf(name)).toBeUndefined();
    }
  });
});
