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

/** The form is above the facts, and both fill the window together. */
export const FillsATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const formBox = canvas.getByRole('main').getBoundingClientRect();
    const facts = canvas.getByRole('complementary', { name: 'What AiroTag does' });
    const factsBox = facts.getBoundingClientRect();
    await expect(formBox.left).toBe(window.innerWidth - formBox.right);
    await expect(factsBox.top).toBeGreaterThan(formBox.bottom);
    await expect(factsBox.bottom).toBe(window.innerHeight);
    const textBox = within(facts).getByRole('list').getBoundingClientRect();
    const pictureBox = within(facts).getByAltText('').getBoundingClientRect();
    await expect(pictureBox.left).toBeGreaterThan(window.innerWidth / 2);
    await expect(pictureBox.height).toBeGreaterThan(textBox.height);
  },
};

/** A form of usual height is a little above the middle of the window. */
export const CentersTheFormOnADesktop: Story = {
  tags: ['!state', 'behaviour'],
  args: { children: <div style={{ height: 220 }} /> },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('main').getBoundingClientRect();
    const share = (top + bottom) / 2 / window.innerHeight;
    await expect(share).toBeGreaterThan(0.44);
    await expect(share).toBeLessThan(0.5);
  },
};
