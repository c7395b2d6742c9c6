/** `npm run content:publish -- [--brand b] [--stage s]`: publishes content files into KV; local without a stage. */
import { parseArgs } from 'node:util';
import { readContent } from './build/read-content.ts';
import { publish, remoteKv } from './content/publish.ts';
import { withLocalPlatform } from './site/local-platform.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' }, stage: { type: 'string' } } });
const content = readContent();
const brands = values.brand ? [values.brand] : Object.keys(content);

for (const brand of brands) {
  const files = content[brand];
  if (!files) {
    console.error(`There is no brand "${brand}": one of ${Object.keys(content).join(', ')}`);
    process.exit(1);
  }
  const version = values.stage
    ? await publish(remoteKv(brand, values.stage), brand, files)
    : await withLocalPlatform((env) => publish(env.CONTENT, brand, files));
  console.log(`published ${brand} ${version}`);
}
