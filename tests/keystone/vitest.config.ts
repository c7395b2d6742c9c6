/** Tests over a real CMS (`npm run test:cms`): one server, so one file after another. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/keystone/api/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/keystone/support/start-keystone.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
