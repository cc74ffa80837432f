import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSheet } from '../CodeSheet/CodeSheet';
import { StepScene } from './StepScene';

const meta = {
  title: 'Components/Brand/StepScene',
  component: StepScene,
  args: { scene: 'get' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Box sx={{ maxWidth: 480, bgcolor: 'tone.scene', '& svg': { width: '100%', height: 'auto' } }}>
          <Story />
        </Box>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof StepScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Get: Story = {};

export const Customise: Story = { args: { scene: 'customise' } };

export const Attach: Story = { args: { scene: 'attach' } };

export const Connect: Story = { args: { scene: 'connect' } };

export const StaysSilent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
