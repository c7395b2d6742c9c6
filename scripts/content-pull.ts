/** `npm run content:pull -- --brand b [--to folder]`: writes a brand's live content of a CMS as files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { development } from '../content/cms/development-values.mjs';
import { root } from './build/files-below.ts';
import { pullContent } from './cms/pull-content.ts';

const { values } = parseArgs({
  options: { brand: { type: 'string' }, to: { type: 'string' } },
});
const { brand } = values;
if (!brand) {
  console.error('Say which brand: npm run content:pull -- --brand <slug> [--to <folder>]');
  process.exit(1);
}
const folder = values.to ?? join(root, 'content', brand);
const files = await pullContent(
  {
    api:
      process.env.CMS_URL ??
      `http://127.0.0.1:${process.env.CMS_PORT ?? development.cmsPort}/api/graphql`,
    token: process.env.CMS_TOKEN ?? development.tokens.read,
  },
  brand,
  folder,
);
console.log(`wrote ${files.length} files below ${folder}`);
