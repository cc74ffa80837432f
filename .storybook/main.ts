import type { StorybookConfig } from '@storybook/react-vite';

import { iconPlugin } from './iconPlugin';
import { indexer } from './indexer';
import { storyListPlugin } from './storyFiles';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // Lets coding agents read the stories during development. In the published Storybook, this addon would add 20 MB.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  staticDirs: [{ from: '../docs/design-tokens.json', to: '/design-tokens.json' }],
  experimental_indexers: () => [indexer],
  // Filters the sidebar of the published Storybook to pages, states and flows at first. Users can change the filter.
  // Excludes stories tagged `behaviour` from docs pages.
  tags: (_, { configType }) => ({
    ...(configType === 'PRODUCTION' && {
      state: { defaultFilterSelection: 'include' },
      flow: { defaultFilterSelection: 'include' },
      page: { defaultFilterSelection: 'include' },
    }),
    behaviour: { excludeFromDocsStories: true },
  }),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), storyListPlugin(), iconPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // `npm test` builds Storybook with `--test`, which by default leaves out docs pages. These settings include them.
  build: { test: { disabledAddons: [], disableBlocks: false, disableMDXEntries: false, disableAutoDocs: false } },
};

export default config;
