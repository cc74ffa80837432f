import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SiteField } from './SiteField';

/** Use on public pages for a text that may be typed before scripts are loaded. In the office, use TextField. */
const meta = {
  title: 'Components/Site/SiteField',
  component: SiteField,
  args: { id: 'code', name: 'code', label: 'Plate code', onChange: fn() },
} satisfies Meta<typeof SiteField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Plate code' });
    await expect(field).toBeValid();
    await userEvent.type(field, '16');
    await expect(args.onChange).toHaveBeenLastCalledWith('16');
  },
};

export const Optional: Story = {
  tags: ['state'],
  args: { isOptional: true, hint: 'Shown to you alone.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Plate code' });
    await expect(field).toHaveAccessibleDescription('(optional) Shown to you alone.');
  },
};

export const Invalid: Story = {
  tags: ['state'],
  args: { error: 'Please enter the code on the plate.', hint: 'One or two digits.', defaultValue: '?' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Plate code' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter the code on the plate. One or two digits.');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: '335C', hint: 'Messages of this place have no zone.' },
};

export const Multiline: Story = {
  tags: ['state'],
  args: { multiline: true, label: 'Your message' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};
