import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { ScannedTag } from '~/domain/tag/scannedTag';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { RegisteredTag } from './RegisteredTag';

const tag: ScannedTag = {
  hexacode: '7F3A9C21',
  isActivated: true,
  utility: {
    name: 'Message the owner',
    description: 'Opens a chat with the owner of the tag.',
    features: ['WhatsApp', 'SMS'],
  },
  redirectUrls: ['https://chat.example.com/owner'],
};

const meta = {
  title: 'Screens/Site/Scanned tag/Workspace',
  component: RegisteredTag,
  parameters: { layout: 'fullscreen' },
  args: { tag },
  decorators: [
    (Story) => (
      <SiteStage currentPage={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
} satisfies Meta<typeof RegisteredTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activated: Story = {
  tags: ['state'],
  parameters: { modes: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You found an AiroTag' })).toBeVisible();
    await expect(canvas.getByText('Activated tag')).toBeVisible();
    await expect(canvas.getByText('7F3A9C21')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Message the owner' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ways to reach the owner' })).toHaveTextContent('WhatsAppSMS');
    const link = canvas.getByRole('link', { name: 'Continue to chat.example.com' });
    await expect(link).toHaveAttribute('href', 'https://chat.example.com/owner');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(
      canvas.getByText("This tag is in the workspace of this browser. Other devices can't see it."),
    ).toBeVisible();
  },
};

/** Expects that the link to the tag's URL, and what is above it, is visible without scrolling. */
export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link', { name: 'Continue to chat.example.com' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const NewTag: Story = {
  tags: ['state'],
  args: { tag: { ...tag, isActivated: false, utility: undefined, redirectUrls: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not activated yet')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Ways to reach the owner' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
  },
};

export const AppStores: Story = {
  tags: ['state'],
  args: { tag: { ...tag, redirectUrls: ['https://play.example.com/app', 'https://apps.example.com/app'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to play.example.com' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to apps.example.com' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  args: {
    tag: {
      ...tag,
      hexacode: 'W'.repeat(40),
      utility: { name: 'Message'.repeat(10), description: 'chat'.repeat(60), features: ['WhatsApp', 'Email', 'SMS'] },
      redirectUrls: [`https://${'subdomain.'.repeat(8)}example.com`],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
