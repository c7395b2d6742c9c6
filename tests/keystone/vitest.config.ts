/** Tests over a real CMS (`npm run test:cms`): one server, so one file after another. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['api/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['./support/start-keystone.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
