import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SiteSelect } from './SiteSelect';

/** Use on public pages for more options than fit as chips. In the office, use SelectField. */
const meta = {
  title: 'Components/Site/SiteSelect',
  component: SiteSelect,
  tags: ['state'],
  args: {
    label: 'Emirate on the plate',
    name: 'plateEmirate',
    options: [
      { value: 'dubai', label: 'Dubai' },
      { value: 'sharjah', label: 'Sharjah' },
    ],
    value: 'dubai',
    onChange: fn(),
  },
} satisfies Meta<typeof SiteSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'Sharjah');
    await expect(args.onChange).toHaveBeenCalledWith('sharjah');
  },
};

export const Disabled: Story = { args: { disabled: true } };
