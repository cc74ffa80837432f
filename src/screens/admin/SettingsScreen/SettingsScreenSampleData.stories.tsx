import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SettingsScreen } from './SettingsScreen';
import { settingsMeta } from './SettingsScreen.stage';

const meta = {
  title: 'Screens/Admin/Settings sample data',
  component: SettingsScreen,
  tags: ['behaviour'],
  ...settingsMeta,
  args: { ...settingsMeta.args, isSampleData: true },
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
