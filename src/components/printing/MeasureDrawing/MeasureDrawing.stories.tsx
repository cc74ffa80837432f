import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MeasureDrawing } from './MeasureDrawing';

/** Use next to the fields for the lengths that users measure on a test page. It isn't the test page itself. */
const meta = {
  title: 'Components/Printing/MeasureDrawing',
  component: MeasureDrawing,
  tags: ['state'],
  args: { label: 'Distances to measure', isLandscape: false },
} satisfies Meta<typeof MeasureDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Distances to measure' })).toHaveTextContent('ABCD');
  },
};

export const Landscape: Story = { args: { isLandscape: true } };
