import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { FormDateTimeField } from './FormDateTimeField';

/** Use in a form for a date with a time. For a range, use two of them and check their order in the schema. */
const meta = {
  title: 'Components/Inputs/FormDateTimeField',
  component: FormDateTimeField,
  args: { name: 'dateTime', label: 'Purchased at' },
  decorators: [withForm({ dateTime: '' }, { output: 'dateTime' })],
} satisfies Meta<typeof FormDateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const AcceptsADateAndTime: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Purchased at');
    const isTextHidden = () => getComputedStyle(field).webkitTextFillColor === 'rgba(0, 0, 0, 0)';
    await expect(isTextHidden()).toBe(true);
    field.focus();
    await expect(isTextHidden()).toBe(false);
    await userEvent.type(field, '2026-06-15T09:30');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-06-15T09:30');
    await userEvent.tab();
    await expect(isTextHidden()).toBe(false);
  },
};
