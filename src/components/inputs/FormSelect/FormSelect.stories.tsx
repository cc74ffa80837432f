import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import * as z from 'zod';

import { requiredText } from '~/domain/text/fieldSchemas';

import { withForm } from '../withForm.stage';
import { FormSelect } from './FormSelect';

const schema = z.object({ size: requiredText('Size is required') });

/**
 * Use in a form for one of several options. For a setting that takes effect at once, use SelectField or
 * SegmentedControl.
 */
const meta = {
  title: 'Components/Inputs/FormSelect',
  component: FormSelect,
  args: {
    name: 'size',
    label: 'Size',
    placeholder: 'Choose a size',
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  },
  decorators: [withForm({ size: '' }, { schema })],
} satisfies Meta<typeof FormSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const ClearsItsErrorOnSelect: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Size' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Size is required')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Size is required');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Large' }));
    await expect(field).toHaveTextContent('Large');
    await expect(canvas.queryByText('Size is required')).not.toBeInTheDocument();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
};
