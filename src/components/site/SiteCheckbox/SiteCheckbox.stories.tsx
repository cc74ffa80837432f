import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SiteCheckbox } from './SiteCheckbox';

/** Use on public pages for a consent or an option. In the office, use FormSwitch. */
const meta = {
  title: 'Components/Site/SiteCheckbox',
  component: SiteCheckbox,
  tags: ['state'],
  args: {
    label: 'Keep these cars on this device',
    name: 'keep',
    isChecked: false,
    hint: 'In this browser only.',
    onChange: fn(),
  },
} satisfies Meta<typeof SiteCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Keep these cars on this device' });
    await expect(checkbox).toHaveAccessibleDescription('In this browser only.');
    await userEvent.click(canvas.getByText('Keep these cars on this device'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = { args: { isChecked: true } };

export const WithError: Story = { args: { error: 'The storage of this browser is full.' } };
