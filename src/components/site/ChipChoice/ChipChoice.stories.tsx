import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChipChoice } from './ChipChoice';

/**
 * Use on public pages for up to eight short options. For more, use SiteSelect; in the office, use SegmentedControl.
 */
const meta = {
  title: 'Components/Site/ChipChoice',
  component: ChipChoice,
  tags: ['state'],
  args: {
    legend: 'Duration in hours',
    name: 'hours',
    options: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '4', label: '4', isDisabled: true },
    ],
    value: '2',
    hint: 'One or two hours.',
    onChange: fn(),
  },
  // Leaves space for the negative margin of 4 px that the layout 'oneLine' has.
  decorators: [(Story) => <div style={{ padding: 8 }}>{Story()}</div>],
} satisfies Meta<typeof ChipChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Duration in hours' })).toHaveAccessibleDescription(
      'One or two hours.',
    );
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '4' })).toBeDisabled();
    await userEvent.click(canvas.getByText('1'));
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};

export const KeepsWidthOfSelectedChip: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const measureChipWidth = (text: string) => canvas.getByText(text).parentElement?.getBoundingClientRect().width ?? 0;
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
    await expect(measureChipWidth('2')).toBeCloseTo(measureChipWidth('1'), 0);
  },
};

export const WithLongLabel: Story = {
  args: { value: '3', options: [{ value: '3', label: 'The car that the children call the big red wagon' }] },
  globals: { viewport: { value: 'w360' } },
};

export const OneLine: Story = {
  args: {
    layout: 'oneLine',
    options: [
      { value: '1', label: 'The big red wagon of the whole family 4x' },
      { value: '2', label: 'Another car' },
    ],
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another car').getBoundingClientRect().left).toBeGreaterThan(320);
  },
};
