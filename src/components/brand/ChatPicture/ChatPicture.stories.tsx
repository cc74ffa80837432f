import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fixed } from '~/components/theme/tokens';

import { ChatPicture } from './ChatPicture';

const meta = {
  title: 'Components/Brand/ChatPicture',
  component: ChatPicture,
  decorators: [
    (Story) => (
      <Box sx={{ p: 3, bgcolor: fixed.night }}>
        <Story />
      </Box>
    ),
  ],
  tags: ['state'],
} satisfies Meta<typeof ChatPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
