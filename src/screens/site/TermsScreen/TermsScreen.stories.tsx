import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TermsScreen } from './TermsScreen';

const meta = {
  title: 'Screens/Site/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage currentPage={null}>{Story()}</SiteStage>],
  tags: ['state'],
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'What to expect from this site' })).toBeVisible();
    await expect(canvas.getByText(/Compare the message with the sign before you send it/)).toBeVisible();
    await expect(canvas.getByText(/Your carrier deducts the fee from your mobile balance/)).toBeVisible();
    await expect(canvas.getByText(/Sign-in is a demo: anyone can sign in\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = {
  ...Default,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};

/** Expects that the picture is above the title, and leaves the lower half of a phone to the text. */
export const StartsWithALowPictureOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { top } = canvas
      .getByRole('heading', { level: 1, name: 'What to expect from this site' })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThan(216);
    await expect(top).toBeLessThan(320);
  },
};
