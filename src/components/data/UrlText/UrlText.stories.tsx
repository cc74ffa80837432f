import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UrlText } from './UrlText';

/** Use for a URL that a user has entered. For links to pages of this site, use MUI's Link. */
const meta = {
  title: 'Components/Data/UrlText',
  component: UrlText,
  args: { url: 'https://pages.example.com/sample' },
} satisfies Meta<typeof UrlText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'pages.example.com/sample' });
    await expect(link).toHaveAttribute('href', 'https://pages.example.com/sample');
    // Hides the referrer and `window.opener` from the linked page.
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    // The link is high enough to tap, although its text is small.
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const BreaksBetweenWords: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ inlineSize: 130 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const lines = new Map<number, string>();
    for (const node of link.childNodes) {
      const range = document.createRange();
      range.selectNode(node);
      const { top } = range.getBoundingClientRect();
      lines.set(top, `${lines.get(top) ?? ''}${node.textContent}`);
    }
    await expect([...lines.values()].filter(Boolean)).toEqual(['pages.example.com/', 'sample']);
  },
};

export const KeepsTheSchemeOfAnHttpUrl: Story = {
  tags: ['behaviour'],
  args: { url: 'http://pages.example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'http://pages.example.com' })).toBeVisible();
  },
};

export const UnsafeUrlIsNotALink: Story = {
  tags: ['state'],
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
