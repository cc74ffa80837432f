import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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

export const SaysThatASaveIsLostOnAReload: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'App Store Settings' }));
    await expect(canvas.getByText('Not used while Custom URL is selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved until you reload: this is sample data.')).toBeVisible();
  },
};

export const KeepsTheMessageAboveTheBottomBar: Story = {
  globals: { viewport: { value: 'w360' } },
  // Makes the content higher than the window, so that the bottom bar covers the message until the page scrolls.
  decorators: [(Story) => <div style={{ paddingBlockStart: 160 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'App Store Settings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await canvas.findByText(/^Saved until/);
    const barTop = canvas.getByRole('navigation', { name: 'Admin' }).getBoundingClientRect().top;
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop));
  },
};
