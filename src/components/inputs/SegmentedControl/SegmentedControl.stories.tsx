import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SegmentedControl } from './SegmentedControl';

/** Use for two to five short options that take effect at once. For more, use SelectField. */
const meta = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
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
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EqualWidths: Story = { tags: ['state'] };

export const Fitted: Story = { tags: ['state'], args: { isFitted: true } };

export const SelectsByClickAndArrowKey: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Custom');
    canvas.getByRole('radio', { name: 'A4' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('A3');
  },
};

export const MarksTheCheckedSegmentByAnOutline: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A4').closest('label')).toHaveStyle({ outlineStyle: 'solid' });
    await expect(canvas.getByText('A3').closest('label')).toHaveStyle({ outlineStyle: 'none' });
  },
};
