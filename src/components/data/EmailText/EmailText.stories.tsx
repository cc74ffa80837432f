import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { countLines } from '~/components/a11y/reflow.play';

import { EmailText } from './EmailText';

/**
 * Use for an email address in a table or a panel, where space is short. It is not a link: wrap it in a `mailto:` link
 * if a click should open the mail program.
 */
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
    const email = canvas.getByText('hello@harbour.example.com');
    await expect(countLines(email)).toBe(2);
    const range = document.createRange();
    const [nameTop = 0, , domainTop = 0] = [...email.childNodes].map((node) => {
      range.selectNode(node);
      return range.getBoundingClientRect().top;
    });
    await expect(domainTop).toBeGreaterThan(nameTop);
  },
};

export const WithoutAtSign: Story = {
  tags: ['state'],
  args: { email: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown')).toBeVisible();
  },
};
