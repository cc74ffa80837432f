import { defineConfig } from 'vitest/config';

/** The unit tests of `domain` alone, for Stryker, which does not support browser mode. */
export default defineConfig({
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup/propertyRuns.ts'],
    include: ['src/domain/**/*.test.ts'],
    // Code that records its coverage is several times slower.
    testTimeout: 60_000,
  },
});
