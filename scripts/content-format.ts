/** `npm run content:format`: writes all content files in normal form, wherever that changes nothing for visitors. */
import { join } from 'node:path';
import * as v from 'valibot';
import { sectionOf } from '../client/sections/section-registry.ts';
import { type CmsInMemory, cmsInMemory } from '../content/blocks/cms-in-memory.ts';
import { formatted, normalFrame } from '../content/blocks/normal-form.ts';
import { type Page, page as pageSchema } from '../content/model/page.schema.ts';
import { root } from './build/files-below.ts';
import { readContent } from './build/read-content.ts';
import { pageFile, siteFile, writeContentFiles } from './content/content-file.ts';

for (const [brand, content] of Object.entries(readContent())) {
  const pages = Object.values(content.pages).map((raw) => v.parse(pageSchema, raw));
  const titles = Object.fromEntries(pages.map(({ path, title }) => [path, title]));
  const cms = cmsInMemory(content, titles);
  const frame = v.parse(v.looseObject({}), normalFrame(content.site, cms));
  const files = [siteFile(frame), ...pages.map((page) => pageFile(normalPage(page, cms)))];
  await writeContentFiles(join(root, 'content', brand), files);
  console.log(`${brand}: ${files.length} files are in normal form`);
}

/** @throws Error naming a section without a known schema */
function normalPage(page: Page, cms: CmsInMemory): Page {
  const sections = page.sections.map((section, index) => {
    const definition = sectionOf(section.type);
    if (!definition) throw new Error(`${page.path}: unknown section "${section.type}"`);
    const normal = formatted(section.type, definition.schema, section, cms);
    if (normal.kept) console.log(`${page.path}: sections.${index} stays as it is: ${normal.kept}`);
    return { ...normal.section, type: section.type };
  });
  return { ...page, sections };
}
