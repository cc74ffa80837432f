import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { createSampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { SettingsScreen } from './SettingsScreen';
import { settingsMeta } from './SettingsScreen.stage';

const { createdAt: _createdAt, updatedAt: _updatedAt, ...sampleValues } = createSampleSiteSettings('2026-06-15');
const latestValues = {
  ...sampleValues,
  customUrl: 'https://www.example.com/from-elsewhere',
  appStoreUrl: 'https://apps.example.com/from-elsewhere',
};

/** Returns an `onSave` whose first call fails, as if other settings had been saved in the meantime. */
function createConflictingOnSave() {
  const conflictResult = {
    ok: false as const,
    message: 'Someone changed this in the meantime.',
    readLatest: () => latestValues,
  };
  const onSave = fn(() => Promise.resolve(onSave.mock.calls.length === 1 ? conflictResult : { ok: true as const }));
  return onSave;
}

const meta = {
  title: 'Screens/Admin/Settings conflict',
  component: SettingsScreen,
  tags: ['behaviour'],
  ...settingsMeta,
  args: { ...settingsMeta.args, onSave: createConflictingOnSave() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangedHereAndElsewhere: Story = {
  tags: ['!behaviour', 'state'],
  play: async ({ args, canvas, step, userEvent }) => {
    const getCustomUrlField = () => canvas.getByRole('textbox', { name: 'Custom URL' });
    const openTab = (name: string) => userEvent.click(canvas.getByRole('tab', { name }));
    await openTab('Custom URL Settings');
    await userEvent.type(getCustomUrlField(), '/new');
    await openTab('App Store Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Someone changed this in the meantime.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Show latest' }));
    await step('opens the tab of the field that was changed here and elsewhere', async () => {
      await expect(getCustomUrlField()).toHaveFocus();
      await expect(getCustomUrlField()).toHaveValue('https://www.example.com/welcome/new');
      await expect(getCustomUrlField()).toHaveAccessibleDescription(
        'Latest version: https://www.example.com/from-elsewhere Use this',
      );
      await expect(canvas.getByText(/one field was changed elsewhere, too/)).toBeVisible();
    });
    await step('saves what was changed elsewhere together with what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({
        ...latestValues,
        customUrl: 'https://www.example.com/welcome/new',
      });
      await expect(canvas.getByText('Saved.')).toBeVisible();
      await expect(canvas.queryByText(/Latest version/)).not.toBeInTheDocument();
    });
  },
};

export const WithoutConflicts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show latest' }));
    await expect(canvas.getByText('Your changes are still here. Check them, then select Save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'App Store URLs' })).toBeChecked();
  },
};

export const OffersNoLatestVersionAfterItsOwnSave: Story = {
  args: settingsMeta.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
    const customUrlField = canvas.getByRole('textbox', { name: 'Custom URL' });
    await userEvent.type(customUrlField, '/new');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await userEvent.type(customUrlField, 'er');
    await expect(customUrlField).not.toHaveAccessibleDescription();
  },
};
