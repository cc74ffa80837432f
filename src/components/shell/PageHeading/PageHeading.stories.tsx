import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PageHeading } from './PageHeading';

/** Use at the top of an office page. Lists have the heading of ListLayout instead. */
const meta = {
  title: 'Components/Shell/PageHeading',
  component: PageHeading,
  tags: ['state'],
  args: { children: 'Overview' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Overview' });
    // The heading is as high as a button, so that the content starts at the same height on all pages.
    await expect(heading.getBoundingClientRect().height).toBe(40);
  },
};
