import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CodeListField } from './CodeListField';
import type { CodeListFieldProps } from './CodeListField';

function Kept({ value, onChange, ...props }: CodeListFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <CodeListField
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
  title: 'Components/Inputs/CodeListField',
  component: CodeListField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Codes', value: '', note: 'One a line, or parted by commas.', onChange: fn() },
} satisfies Meta<typeof CodeListField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: 'A1F0E3B001\nA1F0E3B002\nA1F0E3B003' } };

export const TakesWhatIsPasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes' });
    await expect(field).toHaveAccessibleDescription(/^One a line, or parted by commas\. ?$/);
    await userEvent.click(field);
    await userEvent.paste('a1\nb2');
    await expect(args.onChange).toHaveBeenLastCalledWith('a1\nb2');
    await expect(field).toHaveValue('a1\nb2');
  },
};

export const KeepsItsTextWhenTooMuchIsPasted: Story = {
  args: { value: 'A1' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes' });
    await userEvent.click(field);
    await userEvent.paste('A1F0E3B001\n'.repeat(20_000));
    await expect(field).toHaveValue('A1');
    await expect(field).toHaveAccessibleDescription(/more than the 200,000 characters that can be pasted here\./);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InTheDark: Story = { args: { value: 'A1F0E3B001' }, globals: { theme: 'dark' } };
