import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCodeUrl, withTagCode } from '../CodeSprite/CodeSprite.stage';
import { readQrCodeText } from '../CodeSprite/readQrCodeText.play';
import { HeroTag } from './HeroTag';

/** Use once, at the top of the home page. At the top of a product page, use ProductRender. */
const meta = {
  title: 'Components/Brand/HeroTag',
  component: HeroTag,
  tags: ['state'],
  args: { label: 'A tag on a strap' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 320, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
    withTagCode,
  ],
} satisfies Meta<typeof HeroTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A tag on a strap' });
    await expect(picture.getBoundingClientRect().width).toBe(320);
    await expect(await readQrCodeText(picture, 320)).toBe(sampleCodeUrl);
  },
};

/** Stories run with reduced motion, so they show the end of the animation at once. */
export const EndsWithTheChatAndAHiddenNumber: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    for (const text of ['Biscuit', 'Allergic to chicken', 'Not shown', 'Thank you so much!'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Thank you so much!').parentElement).toHaveStyle({
      opacity: '1',
      animationName: 'none',
    });
  },
};
