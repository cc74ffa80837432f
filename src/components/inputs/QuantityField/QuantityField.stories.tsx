import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ControlledStage } from '../form.stage';
import { QuantityField } from './QuantityField';

/** Use for a small count that users change by one. For measurements, use NumberField. */
const meta = {
  title: 'Components/Inputs/QuantityField',
  component: QuantityField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={args.onChange}>
      {(control) => <QuantityField {...args} {...control} />}
    </ControlledStage>
  ),
  args: {
    label: 'Quantity',
    value: 1,
    limits: { min: 1, max: 2000, unit: '', mustBeWhole: true },
    onChange: fn(),
    loweredNotice: 'One print window takes 2,000 stickers.',
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  args: { description: 'of each code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      expect.stringContaining('of each code'),
    );
  },
};

export const StepsUpAndDown: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Quantity' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    const lessButton = canvas.getByRole('button', { name: 'One less: Quantity' });
    await userEvent.click(lessButton);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(lessButton).toHaveAttribute('aria-disabled', 'true');
    await expect(lessButton).toHaveFocus();
    await userEvent.click(lessButton);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const LowersToTheMaximumWithACustomNotice: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '100000');
    await expect(field).toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveValue('2000');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
    await expect(field).toHaveAccessibleDescription('One print window takes 2,000 stickers.');
  },
};

export const ClearsTheNoticeWhenTheSameNumberIsTyped: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Set to 1, the minimum.');
    await userEvent.tripleClick(field);
    await userEvent.keyboard('1');
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
