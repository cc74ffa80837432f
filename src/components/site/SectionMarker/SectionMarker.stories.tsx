import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SectionMarker } from './SectionMarker';

const meta = {
  title: 'Components/Site/SectionMarker',
  component: SectionMarker,
  args: { children: 'Privacy' },
} satisfies Meta<typeof SectionMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Privacy')).toHaveStyle({ color: 'rgb(29, 78, 216)' });
  },
};
