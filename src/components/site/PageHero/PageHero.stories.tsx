import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { drawQr } from '~/domain/codes/qr';

import { PageHero } from './PageHero';

/** Use at the top of a public page, once, for its `h1`. For the parts below, use Section. */
const meta = {
  title: 'Components/Site/PageHero',
  component: PageHero,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'contact',
    marker: 'Contact',
    title: 'Write to us',
    lead: 'Tell us what you would like to tag, and how to reach you.',
    surface: 'night',
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Write to us' })).toHaveAttribute('id', 'contact');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ color: 'rgb(255, 255, 255)' });
  },
};

export const WithPicture: Story = {
  args: {
    surface: 'paper',
    picture: <ProductIllustration product="ally" label="A dog" />,
    children: (
      <Button variant="contained" size="hero" href="/">
        Go on
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <CodeSprite code={drawQr('https://tag.example.com/')}>
        <Story />
      </CodeSprite>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A dog' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toBeVisible();
  },
};

export const WithSmallPictureOnMobile: Story = {
  ...WithPicture,
  args: { ...WithPicture.args, pictureSize: 'small' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('heading', { level: 1, name: 'Write to us' }).getBoundingClientRect();
    await expect(canvas.getByRole('img', { name: 'A dog' }).getBoundingClientRect().bottom).toBeLessThan(top);
  },
};
