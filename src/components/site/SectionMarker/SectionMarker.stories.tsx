import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fixed } from '~/components/theme/tokens';

import { onDeep } from '../Section/markerColour';
import { SectionMarker } from './SectionMarker';

const meta = {
  title: 'Components/Site/SectionMarker',
  component: SectionMarker,
  tags: ['state'],
  args: { children: 'Privacy' },
} satisfies Meta<typeof SectionMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnADarkSurface: Story = {
  render: (args) => (
    <Box sx={{ ...onDeep, bgcolor: fixed.night, color: fixed.nightText }}>
      <SectionMarker {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Privacy')).toHaveStyle({ color: 'rgb(184, 196, 218)' });
  },
};
