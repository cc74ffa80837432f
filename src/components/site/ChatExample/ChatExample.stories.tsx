import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Section } from '../Section/Section';
import { ChatExample } from './ChatExample';

const meta = {
  title: 'Components/Site/ChatExample',
  component: ChatExample,
  tags: ['state'],
  args: {
    title: 'Auto tag 5A3F0C',
    note: 'Phone number not shown',
    names: { scanner: 'Whoever scanned', owner: 'You' },
    messages: [
      { from: 'scanner', text: 'Hello, your lights are on.' },
      { from: 'owner', text: 'Thank you!' },
    ],
    caption: 'An example of a chat after a scan.',
  },
  decorators: [
    (Story) => (
      <Section labelledBy="chat-title" surface="deep">
        <h2 id="chat-title">A chat</h2>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ChatExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chat = within(canvas.getByRole('figure', { name: 'An example of a chat after a scan.' }));
    await expect(chat.getAllByRole('listitem').map((message) => message.textContent)).toEqual([
      'Whoever scannedHello, your lights are on.',
      'YouThank you!',
    ]);
    await expect(chat.getByText('Phone number not shown')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
