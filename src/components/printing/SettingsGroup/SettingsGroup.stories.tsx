import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SettingsGroup } from './SettingsGroup';

/**
 * Use for each group of print settings, with a summary of its values that is visible while the group is collapsed. Not
 * for navigation.
 */
const meta = {
  title: 'Components/Printing/SettingsGroup',
  component: SettingsGroup,
  args: { title: 'Paper', summary: 'A4', defaultOpen: true, children: 'The fields of the group' },
} satisfies Meta<typeof SettingsGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['state'] };

export const Invalid: Story = {
  tags: ['state'],
  args: { title: 'Design', error: 'Too wide', defaultOpen: false },
};

export const ShowsItsValueWhileCollapsed: Story = {
  tags: ['behaviour'],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A4')).toBeVisible();
    await expect(canvas.getByText('The fields of the group')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Paper' }));
    await expect(canvas.getByText('The fields of the group')).toBeVisible();
  },
};
