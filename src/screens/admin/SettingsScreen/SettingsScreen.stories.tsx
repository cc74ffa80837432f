import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, within } from 'storybook/test';

import { sampleSettingsSaves, sampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Admin/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Settings">{Story()}</AdminStage>],
  args: {
    settings: sampleSiteSettings('2026-06-15'),
    history: [],
    onSave: fn(),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asKept = {
  redirectType: 'customUrl',
  customUrl: 'https://www.example.com/welcome',
  playStoreUrl: 'https://play.example.com/app',
  appStoreUrl: 'https://apps.example.com/app',
};

export const Default: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Redirect Configuration',
      'Custom URL Settings',
      'App Store Settings',
      'Timestamps',
    ]);
    const panel = (name: string) => within(canvas.getByRole('tabpanel', { name }));
    const open = (name: string) => userEvent.click(canvas.getByRole('tab', { name }));
    await step('where scans lead', async () => {
      const choice = panel('Redirect Configuration').getByRole('radiogroup', { name: 'Redirect type' });
      await expect(within(choice).getByRole('radio', { name: 'Custom URL' })).toBeChecked();
      await expect(within(choice).getByRole('radio', { name: 'App Store URLs' })).not.toBeChecked();
    });
    await step('one address', async () => {
      await open('Custom URL Settings');
      const field = panel('Custom URL Settings').getByRole('textbox', { name: 'Custom URL' });
      await expect(field).toHaveValue('https://www.example.com/welcome');
    });
    await step('two stores', async () => {
      await open('App Store Settings');
      const fields = panel('App Store Settings').getAllByRole('textbox');
      await expect(fields).toHaveLength(2);
      await expect(fields[0]).toHaveAccessibleName('Play Store URL');
      await expect(fields[1]).toHaveAccessibleName('App Store URL');
    });
    await step('days to be read only', async () => {
      await open('Timestamps');
      const days = panel('Timestamps');
      await expect(days.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '15-02-2026',
        '09-06-2026',
      ]);
      await expect(days.queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** How many lines the letters of an element take. */
function linesOf(element: HTMLElement) {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return new Set([...letters.getClientRects()].map(({ top }) => top)).size;
}

export const LettersTwiceAsLarge: Story = {
  globals: { viewport: { value: 'w768' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByRole('tab', { name: 'Timestamps' }))).toBe(1);
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(linesOf(tab)).toBeLessThanOrEqual(2);
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const SavesAndBeginsAnew: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const request = spyOn(window, 'fetch');
    const storage = spyOn(Storage.prototype, 'setItem');
    await step('change an address', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Custom URL' }), '/new');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      { ...asKept, customUrl: 'https://www.example.com/welcome/new' },
      'done',
    );
    await expect(canvas.getByText('Saved.')).toBeVisible();
    const first = canvas.getByRole('tab', { name: 'Redirect Configuration' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveFocus();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    await expect(request).not.toHaveBeenCalled();
    await expect(storage).not.toHaveBeenCalled();
  },
};

export const SavesAndStays: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'App Store Settings' }));
    await expect(canvas.getByText('In use: scans lead here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue editing' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...asKept, redirectType: 'appStoreUrls' }, 'continue');
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'App Store Settings' })).toBeVisible();
    // What is typed next is not saved, and no longer said to be.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Play Store URL' }), 's');
    await expect(canvas.queryByText('Saved.')).not.toBeInTheDocument();
  },
};

export const ADoublePressSavesOnce: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const stay = canvas.getByRole('button', { name: 'Save and continue editing' });
    await step('of the pointer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
      await userEvent.dblClick(stay);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('of a key', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Custom URL' }));
      stay.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
    await step('and what was changed in between is saved', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledTimes(3);
      await expect(args.onSave).toHaveBeenLastCalledWith({ ...asKept, redirectType: 'appStoreUrls' }, 'done');
    });
    await expect(canvas.getByRole('tab', { name: 'Redirect Configuration' })).toHaveFocus();
    await expect(canvas.getByText('Saved.')).toBeVisible();
  },
};

export const HintsAtAnAddressThatIsNotOfTheWebAndSavesIt: Story = {
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
    const field = canvas.getByRole('textbox', { name: 'Custom URL' });
    await step('not while typing', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'javascript:alert(1)');
      await expect(field).not.toHaveAccessibleDescription();
    });
    await step('but when the field is left', async () => {
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(
        'This is no web address: it should begin with https:// or http:// and have no spaces. It can be saved all the same.',
      );
      await expect(field).toBeValid();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue editing' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...asKept, customUrl: 'javascript:alert(1)' }, 'continue');
    await expect(canvas.getByText(/^This is no web address/)).toBeVisible();
  },
};

export const SavesAnAddressWithoutTheSpacesAroundIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Custom URL Settings' }));
    const field = canvas.getByRole('textbox', { name: 'Custom URL' });
    await userEvent.clear(field);
    await userEvent.type(field, '  https://www.example.com/a b ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue editing' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...asKept, customUrl: 'https://www.example.com/a b' }, 'continue');
    await expect(field).toHaveValue('https://www.example.com/a b');
    await expect(canvas.getByText(/^This is no web address/)).toBeVisible();
  },
};

export const HistorySaysWhatWasChanged: Story = {
  args: { history: sampleSettingsSaves() },
  parameters: { acceptance: ['ADM-18'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'History' });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Saved at 09:12Nothing was changed.',
      'Saved at 09:04Redirect typebefore Custom URLafter App Store URLsPlay Store URLbefore –Noneafter https://play.example.com/app',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const HistoryIsEmptyAtFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(await screen.findByText('Nothing has been saved yet.')).toBeVisible();
  },
};

export const ChangesTabsByArrowKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Redirect Configuration' }));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Timestamps' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Timestamps' })).toBeVisible();
  },
};
