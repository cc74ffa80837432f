import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { countLines } from '~/components/a11y/reflow.play';

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

export const ShowsAllTabsInTwoColumnsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    const boxes = tabs.map((tab) => tab.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    for (const [index, tab] of tabs.entries()) {
      await expect(countLines(tab)).toBe(1);
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
      await expect(boxes[index]?.height).toBeGreaterThanOrEqual(44);
      await expect(boxes[index]?.right).toBeLessThanOrEqual(innerWidth - 16);
      await expect(getComputedStyle(tab).borderBlockEndWidth).toBe('0px');
    }
  },
};

export const AlignsTheScanTargetWithTheChoices: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const choice = canvas.getByText('One address for every phone.').closest('label')?.getBoundingClientRect();
    const target = canvas.getByText('Any phone').parentElement?.getBoundingClientRect();
    await expect(target?.bottom).toBe(choice?.bottom);
  },
};

export const KeepsTheColourOfTheLabelOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const readColour = () => getComputedStyle(canvas.getByText('Redirect type')).color;
    const colour = readColour();
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    await expect(readColour()).toBe(colour);
  },
};

export const UnderlinesTheSelectedTab: Story = {
  play: async ({ canvas }) => {
    const [selectedTabStyle, otherTabStyle] = canvas.getAllByRole('tab').map((tab) => getComputedStyle(tab));
    await expect(selectedTabStyle?.backgroundColor).toBe(otherTabStyle?.backgroundColor);
    await expect(selectedTabStyle?.borderBlockEndWidth).toBe('2px');
    // Tabs that are not selected have a transparent border.
    await expect(selectedTabStyle?.borderBlockEndColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(otherTabStyle?.borderBlockEndColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const EditOpensTheFieldOfTheScanTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    const scanTarget = within(canvas.getByRole('region', { name: 'What a scan opens' }));
    await userEvent.click(scanTarget.getByRole('button', { name: 'Edit the custom URL' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Custom URL Settings' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Custom URL' })).toHaveFocus();
    await expect(scanTarget.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Redirect Configuration' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'App Store URLs' }));
    const editButton = scanTarget.getByRole('button', { name: 'Edit the store links' });
    await expect(editButton).toHaveTextContent('Edit');
    await userEvent.click(editButton);
    await expect(canvas.getByRole('tabpanel', { name: 'App Store Settings' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Play Store URL' })).toHaveFocus();
    await expect(scanTarget.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const HidesSaveAndItsMessageOnATabWithoutFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Timestamps' }));
    await expect(canvas.queryByText('Saved.')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'History' })).toBeVisible();
  },
};

export const LeavesSpaceNextToTheLongestLabelOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Redirect Configuration' });
    const text = document.createRange();
    text.selectNodeContents(tab);
    await expect(text.getBoundingClientRect().left - tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(12);
  },
};
