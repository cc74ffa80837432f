import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { expectNoPageOverflow, countLines, withTextSize } from '~/components/a11y/reflow.play';
import { createSampleSettingsSaves } from '~/domain/siteSettings/siteSettings.sample';

import { SettingsScreen } from './SettingsScreen';
import { settingsMeta } from './SettingsScreen.stage';

const meta = {
  title: 'Screens/Admin/Settings',
  component: SettingsScreen,
  tags: ['state'],
  ...settingsMeta,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'office', acceptance: ['ADM-18'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Redirect Configuration',
      'Custom URL Settings',
      'App Store Settings',
      'Timestamps',
    ]);
    const openPanel = async (name: string) => {
      await userEvent.click(canvas.getByRole('tab', { name }));
      return within(canvas.getByRole('tabpanel', { name }));
    };
    await expect(canvas.getByRole('radiogroup', { name: 'Redirect type' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Custom URL' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'App Store URLs' })).not.toBeChecked();
    const customUrlPanel = await openPanel('Custom URL Settings');
    await expect(customUrlPanel.getByRole('textbox', { name: 'Custom URL' })).toHaveValue(
      'https://www.example.com/welcome',
    );
    const appStorePanel = await openPanel('App Store Settings');
    const getUrl = (name: string) => appStorePanel.getByRole<HTMLInputElement>('textbox', { name }).value;
    await expect(getUrl('Play Store URL')).toBe('https://play.example.com/app');
    await expect(getUrl('App Store URL')).toBe('https://apps.example.com/app');
    const timestampsPanel = await openPanel('Timestamps');
    const dates = timestampsPanel.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(dates).toEqual(['15-02-2026', '09-06-2026']);
    await expect(timestampsPanel.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const barTop = canvas.getByRole('navigation', { name: 'Admin' }).getBoundingClientRect().top;
    const buttons = canvas.getAllByRole('button', { name: /^(History|Save)/ });
    await expect(buttons).toHaveLength(3);
    // 'History' and both save buttons are in view without scrolling.
    for (const control of buttons) {
      const { right, bottom } = control.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(barTop);
    }
    await expectNoPageOverflow();
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w768' } },
  beforeEach: withTextSize(200),
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByRole('tab', { name: 'Timestamps' }))).toBe(1);
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(countLines(tab)).toBeLessThanOrEqual(2);
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const History: Story = {
  parameters: { modes: 'phone' },
  args: { history: createSampleSettingsSaves() },
  play: async ({ canvas, userEvent }) => {
    const historyButton = canvas.getByRole('button', { name: 'History' });
    await userEvent.click(historyButton);
    const historyDialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(historyDialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Saved at 09:12No changes.',
      'Saved at 09:04Redirect typebefore Custom URLafter App Store URLsPlay Store URLbefore –Noneafter https://play.example.com/app',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(historyButton).toHaveFocus();
  },
};

export const EmptyHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(await screen.findByText('No changes in this session.')).toBeVisible();
  },
};

export const HasHistoryNextToTheSaveButtons: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^(Save|History)/ });
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Save',
      'Save and continue editing',
      'History',
    ]);
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  },
};
