/** `npm run build`, which wrangler runs too: the client, unless the caller has just built it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { run } from './site/run-tool.ts';

const built = process.env.KURRAJONG_BUILT === '1' && existsSync(join(root, 'dist/manifest.json'));
process.exit(built ? 0 : await run('vite', ['build', '--logLevel', 'warn']));
