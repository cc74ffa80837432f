import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Admin/Settings sample data',
  component: SettingsScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Settings">{Story()}</AdminStage>],
  args: {
    settings: sampleSiteSettings('2026-06-15'),
    history: [],
    isSampleData: true,
    onSave: fn(() => Promise.resolve({ ok: true as const })),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatSampleDataIsOnlyLogged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'App Store Settings' }));
    await expect(canvas.getByText('Not used while Custom URL is selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Not saved: this is sample data.')).toBeVisible();
  },
};
