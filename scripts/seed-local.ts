/** `npm run seed`: fills the local platform with migrations, address sample, catalogue and content. */
import { runCommand } from './commands/command-exit.ts';
import { seed } from './site/seed-platform.ts';

await runCommand(seed);
