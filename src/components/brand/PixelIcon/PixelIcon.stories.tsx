import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { featureIcons } from './featureIcons';
import { PixelIcon } from './PixelIcon';

/** Use to decorate a step or a fact on the public site. For controls, use a Lucide icon. */
const meta = {
  title: 'Components/Brand/PixelIcon',
  component: PixelIcon,
  tags: ['state'],
  args: { path: featureIcons.lock },
} satisfies Meta<typeof PixelIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, color: 'primary.main' }}>
      {Object.entries(featureIcons).map(([name, path]) => (
        <PixelIcon key={name} path={path} />
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
