import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSheet } from '../CodeSheet/CodeSheet';
import { SetupScene } from './SetupScene';

const meta = {
  title: 'Components/Brand/SetupScene',
  component: SetupScene,
  args: { scene: 'stick' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Box sx={{ maxWidth: 480, bgcolor: 'tone.scene', '& svg': { width: '100%', height: 'auto' } }}>
          <Story />
        </Box>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof SetupScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stick: Story = {};

export const Download: Story = { args: { scene: 'download' } };

export const Activate: Story = {
  args: { scene: 'activate' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const StickInTheDark: Story = { globals: { theme: 'dark' } };
