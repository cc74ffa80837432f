import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ControlledStage } from '~/components/inputs/form.stage';

import { CodeListField } from './CodeListField';

/** Use for codes that the user types or pastes. For a file, use CodeListFileCard. */
const meta = {
  title: 'Components/Printing/CodeListField',
  component: CodeListField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={args.onChange}>
      {(control) => <CodeListField {...args} {...control} />}
    </ControlledStage>
  ),
  args: { label: 'Codes', value: '', helperText: 'One per line or separated by commas.', onChange: fn() },
} satisfies Meta<typeof CodeListField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state'], args: { value: 'A1F0E3B001\nA1F0E3B002\nA1F0E3B003' } };

export const AcceptsPastedCodes: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes' });
    await expect(field).toHaveAccessibleDescription('One per line or separated by commas.');
    await userEvent.click(field);
    await userEvent.paste('a1\nb2');
    await expect(args.onChange).toHaveBeenLastCalledWith('a1\nb2');
    await expect(field).toHaveValue('a1\nb2');
  },
};

export const KeepsItsTextWhenTooMuchIsPasted: Story = {
  tags: ['behaviour'],
  args: { value: 'A1' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes' });
    await userEvent.click(field);
    await userEvent.paste('A1F0E3B001\n'.repeat(20_000));
    await expect(field).toHaveValue('A1');
    await expect(field).toHaveAccessibleDescription(
      'One per line or separated by commas. You can paste up to 200,000 characters. Save your codes as a file and upload that.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
