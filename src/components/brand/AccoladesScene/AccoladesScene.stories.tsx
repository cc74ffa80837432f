import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSheet } from '../CodeSheet/CodeSheet';
import { readCode } from '../CodeSheet/readCode';
import { AccoladesScene } from './AccoladesScene';

const meta = {
  title: 'Components/Brand/AccoladesScene',
  component: AccoladesScene,
  args: { scene: 'get' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Box
          role="figure"
          aria-label="The step"
          sx={{ maxWidth: 480, '& svg': { display: 'block', width: '100%', height: 'auto' } }}
        >
          <Story />
        </Box>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof AccoladesScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tag in the scene is one that a phone reads. */
const readsTheTag: Story['play'] = async ({ canvas }) => {
  const [scene] = canvas.getByRole('figure', { name: 'The step' }).children;
  await expect(await readCode(scene ?? document.body, 480)).toBe('https://tag.example.com/');
};

export const Get: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Customise: Story = { args: { scene: 'customise' }, play: readsTheTag };

export const Deploy: Story = { args: { scene: 'deploy' }, play: readsTheTag };

export const Scan: Story = { args: { scene: 'scan' }, play: readsTheTag };
