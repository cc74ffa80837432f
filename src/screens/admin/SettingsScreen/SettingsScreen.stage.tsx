import { fn } from 'storybook/test';
import type { ReactNode } from 'react';

import { createSampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';

/** Story meta of the settings screen inside the layout of the admin area. Saves succeed. */
export const settingsMeta = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story: () => ReactNode) => <AdminStage currentPath="/Admin-Settings">{Story()}</AdminStage>],
  args: {
    settings: createSampleSiteSettings('2026-06-15'),
    history: [],
    onSave: fn(() => Promise.resolve({ ok: true as const })),
    onUnsavedChange: fn(),
  },
};
