/** `npm run wrangler:sync`: writes the environments of wrangler.toml from brands/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { synced } from './deploy/wrangler-blocks.ts';

const file = join(root, 'wrangler.toml');
writeFileSync(file, synced(readFileSync(file, 'utf8')));
console.log('wrangler.toml: environments written');
