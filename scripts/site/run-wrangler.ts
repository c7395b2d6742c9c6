/** Wrangler as a function, so that a test can stand in for it. */
import { type Captured, runCaptured, toolEnv } from './run-tool.ts';

export type Wrangler = (args: readonly string[]) => Promise<Captured>;

/** Wrangler's own log files would keep what a command names, which may be a person. */
export const runWrangler: Wrangler = (args) =>
  runCaptured(
    'wrangler',
    args,
    toolEnv({ WRANGLER_WRITE_LOGS: 'false', WRANGLER_LOG_SANITIZE: 'true' }),
  );
