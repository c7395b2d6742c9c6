/** `npm run build`, which wrangler runs too: builds the client, unless the caller has just built it. */
import { isBuilt } from './build/is-built.ts';
import { endIfAnswered } from './commands/command-line.mjs';
import { run } from './site/run-tool.ts';

endIfAnswered('build');
const built = process.env.KURRAJONG_BUILT === '1' && isBuilt();
process.exit(built ? 0 : await run('vite', ['build', '--logLevel', 'warn']));
