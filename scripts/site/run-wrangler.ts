/** Wrangler as a function, so that a test can stand in for it. */
import { type Captured, runCaptured, toolEnv } from './run-tool.ts';

export type Wrangler = (args: readonly string[]) => Promise<Captured>;

/** Without wrangler's log files, which would keep the command line, and that may name a person. */
export const runWrangler: Wrangler = (args) =>
  runCaptured(
    'wrangler',
    args,
    toolEnv({ WRANGLER_WRITE_LOGS: 'false', WRANGLER_LOG_SANITIZE: 'true' }),
  );
