import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';

import { getLaunchOptions } from './scripts/browser.ts';
import { findStoryPackages } from './scripts/storyPackages.ts';
import viteConfig from './vite.config.ts';

/** Returns true if the command line names the project, or no project. */
const isRequested = (project: string) => !process.argv.includes('--project') || process.argv.includes(project);

/** Creates the project of the stories. It reads all stories, so it is not created for runs of another project. */
const createStoriesProject = (): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // Vite would discover these packages while a story runs, and reload the page in the middle of it.
  optimizeDeps: { include: findStoryPackages() },
  test: {
    name: 'stories',
    env: { EXHAUSTIVE: process.env.EXHAUSTIVE ?? '' },
    // Stories of large screens take several seconds on a slow machine.
    testTimeout: 60_000,
    // All stories run on one page, as in Storybook, so that a story that leaves state behind makes others fail.
    isolate: false,
    setupFiles: ['tests/setup/ignoreRealPointer.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: getLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});

export default defineConfig(
  mergeConfig(viteConfig, {
    // Ignores local .env files, so that tests run with the default settings.
    envDir: false,
    test: {
      // A worker with a browser keeps about one processor core busy.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Test files of a worker share their modules, which are loaded once.
            pool: 'threads',
            isolate: false,
            setupFiles: ['tests/setup/propertyRuns.ts'],
            // Property tests take several seconds on a busy machine.
            testTimeout: 30_000,
            include: ['src/**/*.test.ts', 'tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
        ...(isRequested('stories') ? [createStoriesProject()] : []),
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'node',
            // Test files of a worker share their modules and a browser.
            isolate: false,
            include: ['tests/app/**/*.test.ts'],
            globalSetup: ['tests/app/setup/serveBuiltSite.ts'],
            // Tests that open many pages take half a minute on a slow machine.
            testTimeout: 60_000,
            hookTimeout: 60_000,
            // Pages take longer than the default second to load on a slow machine.
            expect: { poll: { timeout: 20_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            environment: 'node',
            include: ['tests/engines/**/*.test.ts'],
            globalSetup: ['tests/engines/setup/serveRecordedSite.ts'],
            // Pages take several seconds in an engine without a graphics card on a busy machine.
            testTimeout: 120_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  } satisfies ViteUserConfig),
);
