import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { FormSwitch } from './FormSwitch';

/** Use in a form for a setting that is on or off. For two options with names, use SegmentedControl. */
const meta = {
  title: 'Components/Inputs/FormSwitch',
  component: FormSwitch,
  args: { name: 'isActive', label: 'Active', helperText: 'Agencies can buy this package.' },
  decorators: [withForm({ isActive: true })],
} satisfies Meta<typeof FormSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutHelp: Story = {
  tags: ['state'],
  args: { helperText: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Active' })).not.toHaveAccessibleDescription();
  },
};

export const SwitchesByLabelAndByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Active' });
    await expect(field).toBeChecked();
    await expect(field).toHaveAccessibleDescription('Agencies can buy this package.');
    await userEvent.click(canvas.getByText('Active'));
    await expect(field).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
  },
};
