/** `npm run content:push -- --brand b`: takes a brand's files into a CMS and publishes them there. */
import { parseArgs } from 'node:util';
import { development } from '../content/cms/development-values.mjs';
import { readContent } from './build/read-content.ts';
import { pushContent } from './cms/push-content.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' } } });
const content = values.brand ? readContent()[values.brand] : undefined;
if (!values.brand || !content) {
  console.error('Say which brand: npm run content:push -- --brand <slug>');
  process.exit(1);
}
const { pages, refused } = await pushContent(
  {
    api:
      process.env.CMS_URL ??
      `http://127.0.0.1:${process.env.CMS_PORT ?? development.cmsPort}/api/graphql`,
    token: process.env.CMS_TOKEN ?? development.tokens.write,
  },
  values.brand,
  content,
);
for (const line of refused) console.error(`refused ${line}`);
console.log(`${values.brand}: ${pages} pages are live in the CMS`);
process.exit(refused.length === 0 ? 0 : 1);
