import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RadioCard } from './RadioCard';

/**
 * Use to build radio buttons that look like cards, for example with a picture or a text. For short labels, use
 * SegmentedControl.
 */
const meta = {
  title: 'Components/Inputs/RadioCard',
  component: RadioCard,
  tags: ['behaviour'],
  args: {
    name: 'product',
    value: 'auto',
    onChange: fn(),
    children: <span>Auto</span>,
    sx: { '& span': { display: 'block', p: 2, border: '1px solid' }, '& input:checked + span': { borderWidth: 3 } },
  },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsCheckedByClickAnywhereOnTheCard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Auto' });
    await expect(radio.offsetHeight).toBe(canvas.getByText('Auto').offsetHeight);
    await userEvent.click(radio);
    await expect(radio).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
