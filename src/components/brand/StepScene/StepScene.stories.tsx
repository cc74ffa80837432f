import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTagCode } from '../CodeSprite/CodeSprite.stage';
import { StepScene } from './StepScene';

const meta = {
  title: 'Components/Brand/StepScene',
  component: StepScene,
  tags: ['state'],
  args: { scene: 'get' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480, bgcolor: 'tone.scene', '& svg': { display: 'block', width: '100%', height: 'auto' } }}>
        <Story />
      </Box>
    ),
    withTagCode,
  ],
} satisfies Meta<typeof StepScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Get: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Customise: Story = { args: { scene: 'customise' } };

export const Attach: Story = { args: { scene: 'attach' } };

export const Connect: Story = { args: { scene: 'connect' } };
