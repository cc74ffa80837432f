import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SettingsScreen } from './SettingsScreen';
import { settingsMeta } from './SettingsScreen.stage';

const meta = {
  title: 'Screens/Admin/Settings/Tabs',
  component: SettingsScreen,
  tags: ['behaviour'],
  ...settingsMeta,
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
