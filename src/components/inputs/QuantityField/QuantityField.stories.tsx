import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { limits } from '~/domain/printing/settings/limits';

import { QuantityField } from './QuantityField';
import type { QuantityFieldProps } from './QuantityField';

function Kept({ value, onChange, ...props }: QuantityFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <QuantityField
      {...props}
      value={kept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/QuantityField',
  component: QuantityField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Quantity', value: 1, limits: limits.quantity, onChange: fn() },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const StepsUpAndDown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'One less: Quantity' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Quantity' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Quantity' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const LowersWhatOneWindowDoesNotTake: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '100000');
    await userEvent.tab();
    await expect(field).toHaveValue('2000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
    await expect(field).toHaveAccessibleDescription(
      'One print window takes 2,000 stickers. Lowered to that; print the rest after it.',
    );
  },
};

export const ForgetsItsNoticeWhenTheSameIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Raised to 1, the least.');
    await userEvent.tripleClick(field);
    await userEvent.keyboard('1');
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
