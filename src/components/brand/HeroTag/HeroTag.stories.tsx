import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSheet } from '../CodeSheet/CodeSheet';
import { readCode } from '../CodeSheet/readCode';
import { HeroTag } from './HeroTag';

const meta = {
  title: 'Components/Brand/HeroTag',
  component: HeroTag,
  args: { label: 'A tag on a strap' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Box sx={{ width: 320, overflow: 'hidden' }}>
          <Story />
        </Box>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof HeroTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeScannedAtTheWidthOfAPhone: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A tag on a strap' });
    await expect(picture.getBoundingClientRect().width).toBe(320);
    await expect(await readCode(picture, 320)).toBe('https://tag.example.com/');
  },
};
