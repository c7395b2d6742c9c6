/** `npm run content:rollback -- --brand b --to version [--stage s]`: moves the version pointer back. */
import { parseArgs } from 'node:util';
import { versionKey } from '../worker/ports/content/kv-content.ts';
import { remoteKv } from './content/publish.ts';
import { withLocalPlatform } from './site/local-platform.ts';

const { values } = parseArgs({
  options: { brand: { type: 'string' }, stage: { type: 'string' }, to: { type: 'string' } },
});
const { brand, stage, to } = values;
if (!brand || !to) {
  console.error(
    'Say which brand and which version: npm run content:rollback -- --brand <slug> --to <version> [--stage qa]',
  );
  process.exit(1);
}
if (stage) await remoteKv(brand, stage).put(versionKey(brand), to);
else await withLocalPlatform((env) => env.CONTENT.put(versionKey(brand), to));
console.log(`${brand} now serves version ${to}; pages change within 30 seconds`);
