import { defineConfig } from 'vitest/config';

/** Configuration for Stryker, which does not support Vitest's browser mode: only the unit tests of `domain`. */
export default defineConfig({
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup/propertyRuns.ts'],
    include: ['src/domain/**/*.test.ts'],
    // This test imports modules inside of its test functions. Stryker would then test their constants with this file
    // only.
    exclude: ['src/domain/brand.test.ts'],
    // Tests are several times slower, since Stryker's code records which lines they run.
    testTimeout: 60_000,
  },
});
