import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ShortTextField } from './ShortTextField';
import type { ShortTextFieldProps } from './ShortTextField';

function Kept({ value, onChange, ...props }: ShortTextFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <ShortTextField
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
  title: 'Components/Inputs/ShortTextField',
  component: ShortTextField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Prefix', value: 'A', onChange: fn(), most: 6 },
} satisfies Meta<typeof ShortTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesAsMuchAsItMay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prefix' });
    await userEvent.type(field, 'IR-20267');
    await expect(field).toHaveValue('AIR-20');
    await expect(args.onChange).toHaveBeenLastCalledWith('AIR-20');
    await expect(field).toBeValid();
  },
};

export const SaysWhatIsWrong: Story = {
  args: { value: 'Ä', fault: 'Letters A to Z, digits, and - . _ between them.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prefix' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Letters A to Z, digits, and - . _ between them.');
  },
};
