import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // `npm test` builds Storybook with `--test`, which leaves out slow parts. These settings keep the docs in that build.
  build: { test: { disabledAddons: [], disableBlocks: false, disableMDXEntries: false, disableAutoDocs: false } },
};

export default config;
