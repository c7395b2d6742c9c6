/** The CSS that all brands share: client/styles, then the utilities that views use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'unocss';
import unoConfig from '../../uno.config.ts';
import { filesBelow, root } from './files-below.ts';

/** Views used only on pages with plans and in the journey, and the files of client/styles that only they need. */
export const plansOnly =
  /^client\/(?:(?:ui\/plans|islands\/(?:plan-list|lead-details)|sections\/plans|journey)\/|styles\/(?:compare|plans)\.css$)/;

/** @param kept whether to include a file of client/, such as `client/ui/icon.tsx` */
export async function sharedCss(kept: (file: string) => boolean = () => true): Promise<string> {
  const files = filesBelow(join(root, 'client'))
    .map((file) => `client/${file}`)
    .filter(kept);
  const textsOf = (named: RegExp) =>
    files
      .filter((file) => named.test(file) && !/\.(?:test|examples|shortcuts|fixture)\./.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'));
  const uno = await createGenerator(unoConfig);
  const classes = new Set<string>();
  for (const source of textsOf(/\.tsx?$/)) await uno.applyExtractors(source, undefined, classes);
  const { css } = await uno.generate(classes, { preflights: true });
  return [...textsOf(/^client\/styles\/.*\.css$/), css].join('\n');
}
