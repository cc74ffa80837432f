import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { SelectField } from './SelectField';
import type { SelectFieldProps } from './SelectField';

function Kept({ onChange, ...props }: SelectFieldProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/SelectField',
  component: Kept,
  args: {
    label: 'Error correction',
    value: 'M',
    options: [
      { value: 'L', label: 'L, 7 %' },
      { value: 'M', label: 'M, 15 %' },
      { value: 'Q', label: 'Q, 25 %' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesOneByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Error correction' });
    await expect(field).toHaveTextContent('M, 15 %');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'M, 15 %' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Q');
    await expect(field).toHaveTextContent('Q, 25 %');
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };
