import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SignInLayout } from './SignInLayout';

const meta = {
  title: 'Screens/Sign in/Layout',
  component: SignInLayout,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Verify Email',
    lead: 'owner@example.com',
    children: <Button variant="contained">Verify OTP</Button>,
  },
} satisfies Meta<typeof SignInLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify Email' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AiroTag, home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('complementary', { name: 'What AiroTag does' })).toHaveTextContent(
      'Anyone can scan a tag. No app, no account.',
    );
  },
};

export const MobileWithLongWords: Story = {
  args: { lead: `${'long.'.repeat(45)}name@example.com` },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect()).toMatchObject({ left: 16, right: 344 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const factsBox = canvas.getByRole('complementary', { name: 'What AiroTag does' }).getBoundingClientRect();
    await expect(factsBox.left).toBeGreaterThan(canvas.getByRole('main').getBoundingClientRect().right);
  },
};

/** The form is in the middle of the window, so its upper edge is in the second quarter. */
export const StartsNearTheMiddleOfATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('main').getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 4);
    await expect(top).toBeLessThan(window.innerHeight / 2);
  },
};

/** The facts end near the bottom of the window, and the picture fills the space above them. */
export const FillsATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole('complementary', { name: 'What AiroTag does' }));
    const factsBox = facts.getByRole('list').getBoundingClientRect();
    await expect(Math.round(window.innerHeight - factsBox.bottom)).toBe(56);
  },
};
