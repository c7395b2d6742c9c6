/** Gives each unit test file fresh modules, and undoes the spies, clocks, globals and variables of the one before. */
import { createRequire } from 'node:module';
import { vi } from 'vitest';

vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Node caches packages for the life of the process, and React loads another build in production.
const { cache } = createRequire(import.meta.url);
const production = Object.keys(cache).find((file) => /\/react[^/]*\/cjs\/.*production/.test(file));
if (production) {
  throw new Error(
    `A test before this one loaded ${production}: let vitest.config.ts run that one alone`,
  );
}
