import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FinderPattern } from './FinderPattern';

/**
 * Use as the brand's symbol, to mark the current page or a chosen option, and for loading, empty and error states.
 * Don't use it as a bullet of a list.
 */
const meta = {
  title: 'Components/Brand/FinderPattern',
  component: FinderPattern,
  args: { size: 64 },
  tags: ['state'],
} satisfies Meta<typeof FinderPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsHiddenFromScreenReaders: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.innerHTML).toContain('aria-hidden="true"');
  },
};

export const WithLabel: Story = {
  args: { label: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const Ring: Story = { args: { variant: 'ring' } };

export const Broken: Story = { args: { variant: 'broken' } };

export const Fallen: Story = {
  args: { variant: 'fallen', label: 'Nothing found', size: 56 },
  play: async ({ canvas }) => {
    // The ring is 56 px and 7 modules wide, so a module is 8 px wide. The core sticks out of the ring by 2 modules.
    await expect(canvas.getByRole('img', { name: 'Nothing found' }).getBoundingClientRect().width).toBe(72);
  },
};
