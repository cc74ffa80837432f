import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TagScreen } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '7c41e9',
    sampleCode: drawQr('https://tag.example.com/t/7C41E9'),
    demoTag: getDemoTag('pet'),
    onOpenTag: fn(),
  },
  decorators: [
    (Story) => (
      <SiteStage currentPage={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
} satisfies Meta<typeof TagScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pet: Story = {
  tags: ['state'],
  parameters: { modes: 'site' },
  play: async ({ canvas }) => {
    const tagRegion = within(canvas.getByRole('region', { name: 'You found Biscuit' }));
    await expect(tagRegion.getByRole('heading', { level: 1, name: 'You found Biscuit' })).toBeVisible();
    await expect(tagRegion.getByText('AiroTag Ally')).toBeVisible();
    await expect(tagRegion.getByText('Sample')).toBeVisible();
    await expect(tagRegion.getByText('7C41E9')).toBeVisible();
    await expect(tagRegion.getByText('Allergic to chicken')).toBeVisible();
    await expect(tagRegion.getByText('This is a sample tag. Its names are made up.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/AiroTagExperience#pet');
    await expect(canvas.getByRole('link', { name: 'More about Ally' })).toHaveAttribute('href', '/AiroTagAlly');
  },
};

/** Expects that all details and the message button are visible without scrolling. */
export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const visiblePart of [
      canvas.getByRole('heading', { level: 1 }),
      ...canvas.getAllByRole('definition'),
      canvas.getByText('This is a sample tag. Its names are made up.'),
      canvas.getByRole('button', { name: /^(Message the owner|Send congratulations)$/ }),
    ])
      await expect(visiblePart.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const CarFitsAPhone: Story = {
  ...FitsAPhone,
  tags: ['behaviour'],
  args: { code: '5A3F0C', demoTag: getDemoTag('car') },
};

/** Expects that the speech bubble of a message, the only detail of the tag, is not higher than its text needs. */
export const CarHasABubbleThatFitsItsMessage: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1440' } },
  args: { code: '5A3F0C', demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const message = canvas.getByText("Message me and I'll move it.");
    await expect(message).toHaveStyle({ fontSize: '36px' });
    await expect(message.parentElement?.getBoundingClientRect().height).toBeLessThan(140);
  },
};

export const AwardFitsAPhone: Story = {
  ...FitsAPhone,
  tags: ['behaviour'],
  args: { code: 'A90B13', demoTag: getDemoTag('award') },
};

export const Award: Story = {
  tags: ['state'],
  parameters: { modes: 'phone' },
  args: { code: 'A90B14', demoTag: getDemoTag('award') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Celebrating Mira' })).toBeVisible();
    await expect(canvas.getByText('A90B14')).toBeVisible();
    await expect(canvas.getByText(/^Company contact:/)).toHaveTextContent('Company contact: Blue Kite');
    for (const text of ['3 photos from the ceremony', "Mira's speech", 'Well done, Mira. From all of us, thank you.'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const OpensASampleChat: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const messageButton = canvas.getByRole('button', { name: 'Message the owner' });
    await userEvent.click(messageButton);
    const chatDialog = canvas.getByRole('dialog', { name: 'This is how a chat looks' });
    await waitFor(() => expect(chatDialog).toHaveFocus());
    await expect(within(chatDialog).getByText('Nothing is sent, because this tag is a sample.')).toBeVisible();
    await expect(within(chatDialog).getByText("Thank you so much! I'm ten minutes away.")).toBeVisible();
    await userEvent.click(within(chatDialog).getByRole('button', { name: 'Close' }));
    await expect(chatDialog).not.toBeVisible();
    await expect(messageButton).toHaveFocus();
  },
};
