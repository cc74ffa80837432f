import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Admin/Settings/Tabs',
  component: SettingsScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Settings">{Story()}</AdminStage>],
  args: {
    settings: sampleSiteSettings('2026-06-15'),
    history: [],
    onSave: fn(() => Promise.resolve({ ok: true as const })),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const readTabStyles = (tabs: HTMLElement[]) =>
  tabs.map((tab) => {
    const { backgroundColor, borderBlockEndWidth } = getComputedStyle(tab);
    return { backgroundColor, borderBlockEndWidth };
  });

export const TintsTheSelectedTabOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [selected, ...others] = readTabStyles(canvas.getAllByRole('tab'));
    await expect(new Set(others.map(({ backgroundColor }) => backgroundColor)).size).toBe(1);
    await expect(selected?.backgroundColor).not.toBe(others[0]?.backgroundColor);
    await expect(selected?.borderBlockEndWidth).toBe('0px');
  },
};

export const UnderlinesTheSelectedTabInAWideWindow: Story = {
  play: async ({ canvas }) => {
    const [selected, other] = readTabStyles(canvas.getAllByRole('tab'));
    await expect(selected).toEqual({ backgroundColor: other?.backgroundColor, borderBlockEndWidth: '2px' });
  },
};
