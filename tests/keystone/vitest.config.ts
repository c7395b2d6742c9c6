/** Settings of the tests with a real CMS (`npm run test:cms`): they share one server, so run one file at a time. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/keystone/api/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/keystone/support/start-keystone.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
