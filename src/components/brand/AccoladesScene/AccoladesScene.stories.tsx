import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCodeUrl, withTagCode } from '../CodeSprite/CodeSprite.stage';
import { readCode } from '../CodeSprite/readCode.play';
import { AccoladesScene } from './AccoladesScene';

const meta = {
  title: 'Components/Brand/AccoladesScene',
  component: AccoladesScene,
  tags: ['state'],
  args: { scene: 'get' },
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
} satisfies Meta<typeof AccoladesScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tag's code must be readable by a phone. */
const readsTheTag: Story['play'] = async ({ canvas }) => {
  const [scene] = canvas.getByRole('figure', { name: 'The step' }).children;
  await expect(await readCode(scene ?? document.body, 480)).toBe(sampleCodeUrl);
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
};

export const Get: Story = {};

export const Customise: Story = { args: { scene: 'customise' }, play: readsTheTag };

export const Deploy: Story = { args: { scene: 'deploy' }, play: readsTheTag };

export const Scan: Story = { args: { scene: 'scan' }, play: readsTheTag };
