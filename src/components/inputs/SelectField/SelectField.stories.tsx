import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';

import { ControlledStage } from '../form.stage';
import { SelectField } from './SelectField';

/** Use for six or more options that take effect at once. In a form with Save, use FormSelect. */
const meta = {
  title: 'Components/Inputs/SelectField',
  component: SelectField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={args.onChange}>
      {(control) => <SelectField {...args} {...control} />}
    </ControlledStage>
  ),
  args: {
    label: 'Error correction',
    value: 'M',
    options: [
      { value: 'L', label: 'L, 7 %' },
      { value: 'M', label: 'M, 15 %' },
      { value: 'Q', label: 'Q, 25 %' },
    ],
    onChange: fn<(value: string) => void>(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['state'], args: { size: 'small' } };

export const Placeholder: Story = {
  tags: ['state'],
  args: { value: '', placeholder: 'Choose a level', labelNote: '(optional)', helperText: 'As printed.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Error correction (optional)' });
    await expect(field).toHaveTextContent('Choose a level');
    await expect(field).toHaveAccessibleDescription('As printed.');
  },
};

export const SelectsByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Error correction' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'M, 15 %' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Q');
    await expect(field).toHaveTextContent('Q, 25 %');
    await expect(field).toHaveFocus();
  },
};

const longName = `Harbour and Marina Smart Tags Trading Company, ${'Averylongword'.repeat(6)}`;

export const WrapsALongOption: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  args: { value: '', options: [{ value: 'long', label: longName }] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Error correction' });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Error correction' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.click(screen.getByRole('option', { name: longName }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await expectNoPageOverflow();
  },
};
