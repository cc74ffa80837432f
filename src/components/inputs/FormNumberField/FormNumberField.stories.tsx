import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { FormNumberField } from './FormNumberField';

/** Use in a form for a number that is required or has limits. For settings without a form, use NumberField. */
const meta = {
  title: 'Components/Inputs/FormNumberField',
  component: FormNumberField,
  args: { name: 'price', label: 'Price', labelNote: '(AED)', step: 0.01 },
  decorators: [withForm({ price: '' })],
} satisfies Meta<typeof FormNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price (AED)' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).toHaveAttribute('step', '0.01');
  },
};

export const StepsWithArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price (AED)' });
    await userEvent.type(field, '10{ArrowUp}');
    await expect(field).toHaveValue('10.01');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('9.99');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('0.01');
  },
};

export const StepsByOneAndKeepsTextThatIsNoNumber: Story = {
  tags: ['behaviour'],
  args: { label: 'Codes', labelNote: '(each)', step: 1 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes (each)' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '2{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.type(field, ' or ٢,٥{ArrowDown}');
    await expect(field).toHaveValue('3 or ٢,٥');
  },
};
