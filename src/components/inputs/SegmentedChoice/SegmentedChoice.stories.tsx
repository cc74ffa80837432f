import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SegmentedChoice } from './SegmentedChoice';

const meta = {
  title: 'Components/Inputs/SegmentedChoice',
  component: SegmentedChoice,
  args: {
    label: 'Paper size',
    options: [
      { value: 'A4', label: 'A4' },
      { value: 'A3', label: 'A3' },
      { value: 'Custom', label: 'Custom' },
    ],
    value: 'A4',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
};

export const ChoosesByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Custom');
  },
};

export const ChoosesByArrowKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('A3');
  },
};
