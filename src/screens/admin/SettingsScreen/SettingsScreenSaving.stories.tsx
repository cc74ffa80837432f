import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SettingsScreen } from './SettingsScreen';
import { settingsMeta } from './SettingsScreen.stage';

const meta = {
  title: 'Screens/Admin/Settings saving',
  component: SettingsScreen,
  tags: ['behaviour'],
  ...settingsMeta,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const initialValues = {
  redirectType: 'customUrl',
  customUrl: 'https://www.example.com/welcome',
  playStoreUrl: 'https://play.example.com/app',
  appStoreUrl: 'https://apps.example.com/app',
};

export const SaveStaysOnTheTab: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Custom URL' }), '/new');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const savedValues = { ...initialValues, customUrl: 'https://www.example.com/welcome/new' };
    await expect(args.onSave).toHaveBeenCalledWith(savedValues);
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Custom URL Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
};

export const SaveAndContinueStaysOnTheTab: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'App Store Settings' }));
    await expect(canvas.getByText('In use: scans open this.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue editing' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...initialValues, redirectType: 'appStoreUrls' });
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'App Store Settings' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Play Store URL' }), 's');
    await expect(canvas.queryByText('Saved.')).not.toBeInTheDocument();
  },
};

export const ShowsWhereAScanGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const scanTarget = canvas.getByRole('region', { name: 'What a scan opens' });
    await expect(scanTarget).toHaveTextContent('Any phonehttps://www.example.com/welcome');
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    await expect(scanTarget).toHaveTextContent('iPhonehttps://apps.example.com/appAndroidhttps://play.example.com/app');
    await expect(scanTarget).toHaveTextContent('Save to apply this.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(scanTarget).not.toHaveTextContent('Save to apply this.');
  },
};

export const IgnoresRepeatedClicks: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const saveAndContinueButton = canvas.getByRole('button', { name: 'Save and continue editing' });
    await step('saves once on a double-click', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
      await userEvent.dblClick(saveAndContinueButton);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('saves once when Enter is pressed twice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Custom URL' }));
      saveAndContinueButton.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
    await step('saves once on a double-click if saving is slow', async () => {
      let finishSave = () => {};
      args.onSave.mockReturnValueOnce(new Promise((resolve) => (finishSave = () => resolve({ ok: true }))));
      await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
      await userEvent.dblClick(saveAndContinueButton);
      await expect(args.onSave).toHaveBeenCalledTimes(3);
      finishSave();
      await expect(await canvas.findByText('Saved.')).toBeVisible();
    });
    await step('saves again after a change', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Custom URL' }));
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledTimes(4);
      await expect(args.onSave).toHaveBeenLastCalledWith(initialValues);
    });
  },
};

export const SavesAnyTextTrimmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
    const customUrlField = canvas.getByRole('textbox', { name: 'Custom URL' });
    await userEvent.clear(customUrlField);
    await userEvent.type(customUrlField, '  javascript:alert(1) ');
    await expect(customUrlField).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue editing' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...initialValues, customUrl: 'javascript:alert(1)' });
    await expect(customUrlField).toHaveValue('javascript:alert(1)');
    await expect(customUrlField).toHaveAccessibleDescription(
      "This doesn't look like a web address (https://…). You can still save it.",
    );
    await expect(customUrlField).toBeValid();
    // The box shows a message instead of the saved text, since scans open no `javascript:` URLs.
    await userEvent.click(canvas.getByRole('tab', { name: 'Redirect Configuration' }));
    await expect(canvas.getByRole('region', { name: 'What a scan opens' })).toHaveTextContent(
      'What a scan opensEditAny phoneNothing: this is no web address (https://…)',
    );
  },
};
