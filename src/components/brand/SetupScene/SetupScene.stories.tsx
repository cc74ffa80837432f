import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCodeUrl, withTagCode } from '../CodeSprite/CodeSprite.stage';
import { readCode } from '../CodeSprite/readCode.play';
import { SetupScene } from './SetupScene';

const meta = {
  title: 'Components/Brand/SetupScene',
  component: SetupScene,
  tags: ['state'],
  args: { scene: 'stick' },
  decorators: [
    (Story) => (
      <Box
        role="figure"
        aria-label="The step"
        sx={{ maxWidth: 480, bgcolor: 'tone.scene', '& svg': { display: 'block', width: '100%', height: 'auto' } }}
      >
        <Story />
      </Box>
    ),
    withTagCode,
  ],
} satisfies Meta<typeof SetupScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tag's code must be readable by a phone. */
const readsTheTag: Story['play'] = async ({ canvas }) => {
  const [scene] = canvas.getByRole('figure', { name: 'The step' }).children;
  await expect(await readCode(scene ?? document.body, 480)).toBe(sampleCodeUrl);
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
};

export const Stick: Story = { play: readsTheTag };

export const Download: Story = { args: { scene: 'download' } };

export const Activate: Story = { args: { scene: 'activate' } };
