import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LatestValue } from './LatestValue';

/**
 * Use below a field whose value was also changed elsewhere, such as in another tab. For errors, use the field's
 * `error`.
 */
const meta = {
  title: 'Components/Inputs/LatestValue',
  component: LatestValue,
  args: { text: 'Harbour Tags West', onUse: fn() },
} satisfies Meta<typeof LatestValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Harbour Tags West')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Latest version:/)).toHaveTextContent('Latest version: empty Use this');
  },
};
