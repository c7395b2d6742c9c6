/** Every file of unit tests starts with modules that nothing has used, and without the spies, clocks, globals and variables of the one before in its process. */
import { vi } from 'vitest';

vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
