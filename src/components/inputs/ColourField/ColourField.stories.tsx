import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { ColourField } from './ColourField';
import type { ColourFieldProps } from './ColourField';

function Kept({ value, onChange, ...props }: ColourFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <ColourField
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
  title: 'Components/Inputs/ColourField',
  component: ColourField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Code colour', value: '#000000', onChange: fn() },
} satisfies Meta<typeof ColourField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Black: Story = {};

export const TakesDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const digits = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digits);
    await userEvent.type(digits, '#1d4ed8');
    await expect(args.onChange).toHaveBeenLastCalledWith('#1D4ED8');
    await expect(canvas.getByLabelText('Code colour: choose')).toHaveValue('#1d4ed8');
  },
};

export const TakesAChosenColour: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Code colour: choose'), { target: { value: '#8e2415' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('#8E2415');
    await expect(canvas.getByRole('textbox', { name: 'Code colour' })).toHaveValue('8E2415');
  },
};

export const KeepsTheColourWhenTheDigitsAreNone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const digits = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digits);
    await userEvent.type(digits, 'red');
    await expect(digits).toHaveAccessibleDescription('Type three or six digits, such as 1D4ED8.');
    await userEvent.tab();
    await expect(digits).toHaveValue('000000');
    await expect(digits).toHaveAccessibleDescription('“red” is not a colour: back to 000000.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TakesThreeDigitsAndSpacesAround: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const digits = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digits);
    await userEvent.paste(' #c0f ');
    await expect(args.onChange).toHaveBeenLastCalledWith('#CC00FF');
    await userEvent.tab();
    await expect(digits).toHaveValue('CC00FF');
    await expect(digits).not.toHaveAccessibleDescription();
  },
};
