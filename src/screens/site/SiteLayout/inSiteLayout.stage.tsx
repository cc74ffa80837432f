import type { Decorator } from '@storybook/react-vite';

import type { SiteDestination } from '~/components/site/siteDestination';

import { SiteStage } from './SiteLayout.stage';

/** Decorator for screens: shows them inside the site's layout. */
export const inSiteLayout =
  (current: SiteDestination | null): Decorator =>
  (Story) => (
    <SiteStage current={current}>
      <Story />
    </SiteStage>
  );
