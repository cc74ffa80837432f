import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EmailText } from './EmailText';

const meta = {
  title: 'Components/Data/EmailText',
  component: EmailText,
  args: { email: 'hello@harbour.example.com' },
  decorators: [(Story) => <Box sx={{ inlineSize: 150 }}>{Story()}</Box>],
} satisfies Meta<typeof EmailText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrapsBeforeTheAtSign: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('hello@harbour.example.com');
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(2);
  },
};

export const WithoutAtSign: Story = {
  tags: ['state'],
  args: { email: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown')).toBeVisible();
  },
};
